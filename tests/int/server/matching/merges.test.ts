import { describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { listFolders } from '@/server/favorites/folders'
import { putFavorite } from '@/server/favorites/changeFavorite'
import { readFavoriteIds } from '@/server/favorites/listFavorites'
import { waitForImportLock, acquireImportLock } from '@/server/importLock'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { dumpDirectory } from '../../import/directoryDump'
import { matchingHarness } from './matchingHarness'
import { addEach, addRow, addRows } from '../../setup/rows'

const { test, take, select, idOf, merge, undo, visits } = matchingHarness()
const withoutTimes = (dump: Record<string, string[]>) =>
  JSON.stringify(dump).replace(/\\"20\d\d-\d\d-\d\d [^\\]+\\"/g, 'then')

describe('Restaurant merges', () => {
  it('A merge moves everything that refers to the restaurant, and undoing it restores that', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 종로 12)', '한일관 본점 (종로구 율곡로 99)')
    const [from, into] = [await idOf('한일관 본점'), await idOf('한일관')]
    await test().pool.query(
      // oxlint-disable-next-line local/no-raw-insert -- a table of this test's own
      'INSERT INTO remembered (member, restaurant_id) VALUES (1, $1), (2, $1), (2, $2), (3, $2)',
      [from, into],
    )
    const before = withoutTimes(await dumpDirectory(test().pool))
    const { id } = await merge(from, into)
    expect(await visits()).toEqual([{ title: '한일관', visits: 3 }])
    expect(await select(`SELECT member FROM remembered WHERE restaurant_id = ${into} ORDER BY 1`)).toEqual([
      { member: 1 },
      { member: 2 },
      { member: 3 },
    ])
    expect(
      await select(
        `SELECT visit_count, is_active FROM restaurant_stats WHERE year = 0 AND agency_type = '' ORDER BY 1`,
      ),
    ).toEqual([
      { visit_count: 0, is_active: false },
      { visit_count: 3, is_active: true },
    ])
    await undo(id)
    expect(withoutTimes(await dumpDirectory(test().pool))).toEqual(before)
    expect(await select(`SELECT member FROM remembered WHERE restaurant_id = ${from} ORDER BY 1`)).toEqual([
      { member: 1 },
      { member: 2 },
    ])
  })

  it('A merge moves favourites with their folders, once per member, and undoing restores them', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 본점 (종로구 율곡로 99)')
    const [from, into] = [await idOf('한일관 본점'), await idOf('한일관')]
    const [one = 0, both = 0] = await addRows(test().pool, 'users', [{ nickname: '국자' }, { nickname: '주걱' }])
    const folder = await addRow(test().pool, 'favorite_folders', { user_id: one, name: '점심' })
    await addRows(test().pool, 'favorites', [
      { user_id: one, restaurant_id: from, folder_id: folder },
      { user_id: both, restaurant_id: from },
      { user_id: both, restaurant_id: into },
    ])
    const kept = () =>
      select('SELECT user_id, restaurant_id, folder_id IS NOT NULL AS filed FROM favorites ORDER BY 1, 2')
    const before = await kept()
    const { id } = await merge(from, into)
    expect((await kept())[0]).toEqual({ user_id: one, restaurant_id: into, filed: true })
    const seen = async (member: number) => [
      (await readFavoriteIds(test().pool, member)).ids,
      (await listFolders(test().pool, member, 'unused')).total,
    ]
    expect([await seen(one), await seen(both)]).toEqual([
      [[into], 1],
      [[into], 1],
    ])
    await undo(id)
    expect(await kept()).toEqual(before)
    expect((await readFavoriteIds(test().pool, both)).ids.toSorted((a, b) => a - b)).toEqual(
      [from, into].toSorted((a, b) => a - b),
    )
    await test().pool.query('DELETE FROM users WHERE id = ANY ($1::int[])', [[one, both]])
  })

  it('A merge does not deadlock with a hundred favourites saved at the same time', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 본점 (종로구 율곡로 99)')
    const [from, into] = [await idOf('한일관 본점'), await idOf('한일관')]
    const members = await addEach(test().pool, 'users', 50, (n) => ({ nickname: `수저 ${n}` }))
    const [, ...answers] = await Promise.all([
      merge(from, into),
      ...members.flatMap((member) => [putFavorite(test().pool, member, from), putFavorite(test().pool, member, into)]),
    ])
    for (const answer of answers)
      expect([undefined, 'restaurant-merged']).toContain(answer.ok ? undefined : answer.violation.code)
    expect(await select(`SELECT count(DISTINCT user_id) AS n FROM favorites WHERE restaurant_id = ${into}`)).toEqual([
      { n: 50 },
    ])
    await test().pool.query('DELETE FROM users WHERE id = ANY ($1::int[])', [members])
  })

  it('A merge also applies to later imports, and undoing it moves those back too', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 본점 (종로구 율곡로 99)')
    const { id } = await merge(await idOf('한일관 본점'), await idOf('한일관'))
    await take('한일관 본점 (종로구 율곡로 99)')
    expect(await visits()).toEqual([{ title: '한일관', visits: 3 }])
    await undo(id)
    expect(await visits()).toEqual([
      { title: '한일관', visits: 1 },
      { title: '한일관 본점', visits: 2 },
    ])
    const counted = await dumpDirectory(test().pool)
    await transaction(test().pool, refreshAll)
    expect(await dumpDirectory(test().pool)).toEqual(counted)
  })

  it('Chained merges move together and can be undone in reverse order only', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관 (종로구 사직로 3)')
    const [a = 0, b = 0, c = 0] = (await select<{ id: number }>('SELECT id FROM restaurants ORDER BY id')).map(
      ({ id }) => id,
    )
    const first = await merge(a, b)
    const second = await merge(b, c)
    expect(await select('SELECT merged_into_id AS into FROM restaurants ORDER BY id')).toEqual([
      { into: c },
      { into: c },
      { into: null },
    ])
    await expect(undo(first.id)).rejects.toMatchObject({ status: 409, data: { code: 'merge-superseded' } })
    await undo(second.id)
    await undo(first.id)
    expect(await select('SELECT merged_into_id AS into FROM restaurants ORDER BY id')).toEqual([
      { into: null },
      { into: null },
      { into: null },
    ])
    expect(
      await select('SELECT restaurant_id AS id, COUNT(*)::int AS visits FROM visits GROUP BY 1 ORDER BY 1'),
    ).toEqual([a, b, c].map((id) => ({ id, visits: 1 })))
    await expect(undo(first.id)).rejects.toMatchObject({ data: { code: 'merge-already-reverted' } })
  })

  it('A merge into itself, of a merged restaurant, or second in a race is rejected', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관 (종로구 사직로 3)')
    const [a = 0, b = 0, c = 0] = (await select<{ id: number }>('SELECT id FROM restaurants ORDER BY id')).map(
      ({ id }) => id,
    )
    await expect(merge(a, a)).rejects.toMatchObject({ data: { code: 'merge-same-restaurant' } })
    const tries = await Promise.allSettled([merge(a, b), merge(a, c)])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(merge(a, c)).rejects.toMatchObject({ data: { code: 'already-merged' } })
    expect(
      await select(`SELECT COUNT(*)::int AS standing FROM restaurant_merges WHERE NOT undone AND from_id = ${a}`),
    ).toEqual([{ standing: 1 }])
  })

  it('A merge waits for a running import and fails when that takes too long', async () => {
    const importing = await test().pool.connect()
    await importing.query('BEGIN')
    await acquireImportLock(importing)
    await expect(transaction(test().pool, (sql) => waitForImportLock(sql, 0))).rejects.toMatchObject({
      status: 503,
      data: { code: 'import-running' },
    })
    const waiting = transaction(test().pool, (sql) => waitForImportLock(sql))
    await importing.query('COMMIT')
    importing.release()
    await waiting
  })
})
