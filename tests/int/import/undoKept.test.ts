import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { undoBatch } from '@/import/load/undoBatch'
import { recordMerge, undoMerge } from '@/server/matching/mergeRestaurants'
import { refreshRatings } from '@/server/rankings/ratings'
import { updateRestaurants } from '@/server/restaurants/updateRestaurants'
import { visible } from '@/server/sqlConditions'
import { countDirectory, dumpTables } from './directoryDump'
import { directoryOfImports, NOW } from './directoryOfImports'
import { expense } from './expenseFiles'
import { addRow } from '../setup/rows'

const { database, takeRows, select, idOf } = directoryOfImports()
const take = (...places: string[]) => takeRows(...places.map((place) => expense({ place })))
const undo = (batch: number) => undoBatch(database().pool, batch, NOW)
const restaurants = () =>
  select(
    `SELECT r.title, s.visit_count AS visits FROM restaurants r JOIN restaurant_stats s ON s.restaurant_id = r.id
     WHERE r.merged_into_id IS NULL AND s.year = 0 AND s.agency_type = '' ORDER BY r.id`,
  )
const spellings = async () =>
  (
    await database().pool.query<{ spellings: string[] }>(
      `SELECT array_agg(spelling ORDER BY spelling COLLATE "C" DESC) AS spellings FROM restaurant_aliases
       GROUP BY restaurant_id ORDER BY restaurant_id`,
    )
  ).rows.map((row) => row.spellings)
const merge = async (from: string, into: string) => {
  const both = { from: await idOf(from), into: await idOf(into) }
  return { ...both, merge: await transaction(database().pool, (sql) => recordMerge(sql, both, null)) }
}

const HANIL = '한일관 (종로구 종로 12)'
const CUT = '늘봄골해장국 종 (종로구)'
const WHOLE = '늘봄골해장국 종로구청점 (종로구 종로 7)'

let member: number
beforeEach(async () => {
  member = await addRow(database().pool, 'users', { nickname: '국자' })
})
afterEach(() => database().pool.query('DELETE FROM reviews; DELETE FROM users'))

type HoldingTable = 'reviews' | 'favorites'
const HOLDS: [what: string, table: HoldingTable][] = [
  ['reviewed', 'reviews'],
  ['saved', 'favorites'],
]
const hold = async (table: HoldingTable) => {
  const { rows } = await database().pool.query<{ id: number }>('SELECT min(id) AS id FROM restaurants')
  await addRow(database().pool, table, { user_id: member, restaurant_id: rows[0]?.id })
}

describe('Restaurants kept after their import is undone', () => {
  it.each(HOLDS)('A restaurant that a member %s is found again by its spellings', async (_, table) => {
    const rows = [HANIL, '(주)한일관 (종로구 종로 12)', '한일관 본점 (종로구 종로 12)']
    const { batch } = await take(...rows)
    await hold(table)
    await undo(batch)
    expect(await restaurants()).toEqual([{ title: '한일관', visits: 0 }])
    expect(await take(...rows)).toMatchObject({ restaurantsNew: 0, restaurantsMatched: 1, visitsMade: 3 })
    expect(await restaurants()).toEqual([{ title: '한일관', visits: 3 }])
  })

  it('A member can write a review while the restaurant’s import is being undone', async () => {
    const { batch } = await take(HANIL)
    const id = await idOf('한일관')
    const writing = await database().pool.connect()
    await writing.query('BEGIN')
    await writing.query('SELECT FROM restaurants WHERE id = $1 FOR KEY SHARE', [id])
    const undoing = undo(batch)
    await expect
      .poll(() =>
        select(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
      )
      .toHaveLength(1)
    await addRow(writing, 'reviews', { user_id: member, restaurant_id: id })
    await refreshRatings(writing, [id])
    await writing.query('COMMIT')
    writing.release()
    await undoing
    expect(await select('SELECT visit_count AS visits, review_count AS reviews FROM restaurant_stats')).toEqual([
      { visits: 0, reviews: 1 },
    ])
    expect(await spellings()).toEqual([[HANIL]])
  })

  it.each([
    ['hidden', { isActive: false }],
    ['thrown away', { trashed: true }],
  ])('A restaurant stays %s when its import is undone and repeated', async (_, changes) => {
    const { batch } = await take(HANIL, '한일관 본점 (종로구 종로 12)')
    const by = { by: member, reason: null }
    await transaction(database().pool, async (sql) => updateRestaurants(sql, [await idOf('한일관')], changes, by))
    await undo(batch)
    expect(await take(HANIL, '한일관 본점 (종로구 종로 12)')).toMatchObject({ restaurantsNew: 0, visitsMade: 2 })
    expect(await select(`SELECT FROM restaurants WHERE ${visible('restaurants')}`)).toEqual([])
  })

  it('A restaurant kept for a member is linked to later imports', async () => {
    const { batch } = await take(HANIL)
    await hold('favorites')
    await undo(batch)
    expect(await take('한일관 본점 (종로구 종로 12)')).toMatchObject({ restaurantsNew: 0 })
  })

  it('A kept restaurant keeps the spelling it was imported with after another import is undone', async () => {
    await take(HANIL)
    await hold('reviews')
    const { batch } = await take('한일관 (종로구)')
    await undo(batch)
    // A second place of that name: from now on the name alone says too little.
    await take('한일관 (종로구 율곡로 3)')
    await take('한일관 (종로구)')
    expect(await spellings()).toEqual([['한일관 (종로구)', HANIL], ['한일관 (종로구 율곡로 3)']])
  })

  it('A restaurant with visits of another import keeps the spelling it was named after', async () => {
    const { batch } = await take(HANIL)
    const second = await take('한일관 (종로구)')
    await undo(batch)
    expect(await restaurants()).toEqual([{ title: '한일관', visits: 1 }])
    expect(await select('SELECT DISTINCT import_batch_id AS batch FROM restaurant_aliases')).toEqual([
      { batch: second.batch },
    ])
    await take('한일관 (종로구 율곡로 3)')
    await take(HANIL)
    expect(await spellings()).toEqual([['한일관 (종로구)', HANIL], ['한일관 (종로구 율곡로 3)']])
  })

  it('A kept restaurant keeps the address that it took from an undone spelling', async () => {
    await take('종로구청 굴레방국밥 (종로구)')
    await hold('favorites')
    const { batch } = await take('종로구청 굴레방국밥 (종로구 율곡로 3)')
    const before = await dumpTables(database().pool, ['restaurants'])
    await undo(batch)
    expect(await dumpTables(database().pool, ['restaurants'])).toEqual(before)
    expect(await spellings()).toHaveLength(1)
    expect((await spellings())[0]).toHaveLength(2)
  })

  it('A merge by staff survives undoing and repeating the import of either restaurant', async () => {
    const first = await take(WHOLE)
    const second = await take(CUT)
    await merge('늘봄골해장국 종', '늘봄골해장국 종로구청점')
    await undo(second.batch)
    expect(await restaurants()).toEqual([{ title: '늘봄골해장국 종로구청점', visits: 1 }])
    await take(CUT)
    expect(await restaurants()).toEqual([{ title: '늘봄골해장국 종로구청점', visits: 2 }])
    await undo(first.batch)
    await take(WHOLE)
    expect(await restaurants()).toEqual([{ title: '늘봄골해장국 종로구청점', visits: 2 }])
  })

  it('A merge can be undone after its file was undone and imported again', async () => {
    await take(WHOLE)
    const { batch } = await take(CUT)
    const before = await dumpTables(database().pool, ['restaurant_stats', 'rank_scores'])
    const { merge: id, ...both } = await merge('늘봄골해장국 종', '늘봄골해장국 종로구청점')
    await undo(batch)
    await take(CUT)
    await transaction(database().pool, (sql) => undoMerge(sql, id, both))
    expect(await dumpTables(database().pool, ['restaurant_stats', 'rank_scores'])).toEqual(before)
  })
})

it('Undoing all imports of a restaurant one after another leaves nothing behind', async () => {
  const batches = [await take(HANIL), await take('한일관 (종로구)'), await take('한일관 본점 (종로구 종로 12)')]
  for (const { batch } of [batches[1], batches[0], batches[2]].flatMap((each) => each ?? [])) await undo(batch)
  const { regions: _, ...counts } = await countDirectory(database().pool)
  expect(Object.values(counts).every((count) => count === 0)).toBe(true)
})
