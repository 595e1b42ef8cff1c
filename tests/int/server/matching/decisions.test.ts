import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importFile } from '@/import/load/importFile'
import { undoBatch } from '@/import/load/undoBatch'
import { openFile } from '@/import/extract/openFile'
import { transaction } from '@/infra/database/pool'
import { listFolders } from '@/server/favorites/listFolders'
import { putFavorite } from '@/server/favorites/putFavorite'
import { readFavoriteIds } from '@/server/favorites/readFavoriteIds'
import { waitForImportLock, acquireImportLock } from '@/server/importLock'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { dumpDirectory, emptyDirectory } from '../../import/directoryDump'
import { csv, expense, temporaryFiles } from '../../import/expenseFiles'
import { createTestPayload, type TestPayload } from '../../setup/payload'

const NOW = new Date('2026-11-20T00:00:00Z')
const files = temporaryFiles()
let test: TestPayload
let admin: number
beforeAll(async () => {
  test = await createTestPayload()
  const data = { email: 'admin@people.example', nickname: '관리자', role: 'admin' as const }
  admin = (await test.payload.create({ collection: 'users', data })).id
  // What a later part of the product would add: a member remembers a restaurant once.
  await test.pool.query(
    'CREATE TABLE remembered (id serial PRIMARY KEY, member integer NOT NULL, restaurant_id integer NOT NULL REFERENCES restaurants (id), UNIQUE (member, restaurant_id))',
  )
})
beforeEach(() => emptyDirectory(test.pool))
afterAll(() => test.drop())

let amount = 10_000
const take = async (...places: string[]) =>
  importFile(
    test.pool,
    await openFile(
      files.write('list.csv', csv(...places.map((place) => expense({ place, amount: (amount += 1000) })))),
    ),
    NOW,
  )
const select = async <Row extends object>(text: string) => (await test.pool.query<Row>(text)).rows
const idOf = async (title: string) =>
  (await select<{ id: number }>(`SELECT id FROM restaurants WHERE title = '${title}'`))[0]?.id ?? 0
const user = async () => ({
  ...(await test.payload.findByID({ collection: 'users', id: admin })),
  collection: 'users' as const,
})

const merge = async (from: number, into: number) =>
  test.payload.create({
    collection: 'restaurant-merges',
    data: { from, into, undone: false },
    overrideAccess: false,
    user: await user(),
  })
const undo = async (id: number) =>
  test.payload.update({
    collection: 'restaurant-merges',
    id,
    data: { undone: true },
    overrideAccess: false,
    user: await user(),
  })
const answer = async (given: 'match' | 'non_match', id?: number) => {
  const [open] = await select<{ id: number }>(`SELECT id FROM match_reviews WHERE decision = 'pending' ORDER BY id`)
  return test.payload.update({
    collection: 'match-reviews',
    id: id ?? open?.id ?? 0,
    data: { decision: given },
    overrideAccess: false,
    user: await user(),
  })
}
const visits = () =>
  select(
    'SELECT r.title, COUNT(*)::int AS visits FROM visits v JOIN restaurants r ON r.id = v.restaurant_id GROUP BY 1 ORDER BY 1',
  )
const withoutTimes = (dump: Record<string, string[]>) =>
  JSON.stringify(dump).replace(/\\"20\d\d-\d\d-\d\d [^\\]+\\"/g, 'then')

const FULL = '늘봄골해장국 종로구청점 (종로구 종로 7)'
const CUT = '늘봄골해장국 종 (종로구)'

describe('an answer to a question', () => {
  it('“the same” gives the spelling, its visits and all later ones to the restaurant, and leaves a redirect', async () => {
    await take(FULL, FULL, CUT)
    const cut = await idOf('늘봄골해장국 종')
    await answer('match')
    expect(await visits()).toEqual([{ title: '늘봄골해장국 종로구청점', visits: 3 }])
    expect(await select(`SELECT merged_into_id AS into FROM restaurants WHERE id = ${cut}`)).toEqual([
      { into: await idOf('늘봄골해장국 종로구청점') },
    ])
    expect(
      await select(`SELECT decision, decided_by_id AS by, decided_at IS NOT NULL AS dated FROM match_reviews`),
    ).toEqual([{ decision: 'match', by: admin, dated: true }])
    expect(await take(CUT)).toMatchObject({ restaurantsNew: 0, questionsAsked: 0 })
    expect(await visits()).toEqual([{ title: '늘봄골해장국 종로구청점', visits: 4 }])
    expect(await select(`SELECT evidence, confidence FROM restaurant_aliases WHERE spelling = '${CUT}'`)).toEqual([
      { evidence: 'person', confidence: 1 },
    ])
  })

  it('“different” keeps the two apart for ever', async () => {
    await take(FULL, CUT)
    await answer('non_match')
    expect(await take(CUT, FULL)).toMatchObject({ restaurantsNew: 0, questionsAsked: 0 })
    expect(await visits()).toEqual([
      { title: '늘봄골해장국 종', visits: 2 },
      { title: '늘봄골해장국 종로구청점', visits: 2 },
    ])
    expect(await select(`SELECT id FROM match_reviews WHERE decision = 'pending'`)).toEqual([])
  })

  it('settles the other questions about the same spelling', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 율곡로 99)', '한일관 (종로구)')
    await answer('match')
    expect(await select('SELECT decision FROM match_reviews ORDER BY id')).toEqual([
      { decision: 'match' },
      { decision: 'auto_resolved' },
    ])
  })

  it('is given once, and not with a word that is the machine’s', async () => {
    await take(FULL, CUT)
    const [question] = await select<{ id: number }>('SELECT id FROM match_reviews')
    await expect(
      test.payload.update({ collection: 'match-reviews', id: question?.id ?? 0, data: { decision: 'auto_resolved' } }),
    ).rejects.toMatchObject({ data: { code: 'invalid-decision' } })
    await answer('non_match', question?.id)
    await expect(answer('match', question?.id)).rejects.toMatchObject({
      status: 409,
      data: { code: 'already-resolved' },
    })
  })
})

describe('a merge', () => {
  it('moves everything that refers to the restaurant, and undoing it brings exactly that back', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 (종로구 종로 12)', '한일관 본점 (종로구 율곡로 99)')
    const [from, into] = [await idOf('한일관 본점'), await idOf('한일관')]
    await test.pool.query('INSERT INTO remembered (member, restaurant_id) VALUES (1, $1), (2, $1), (2, $2), (3, $2)', [
      from,
      into,
    ])
    const before = withoutTimes(await dumpDirectory(test.pool))
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
    expect(withoutTimes(await dumpDirectory(test.pool))).toEqual(before)
    expect(await select(`SELECT member FROM remembered WHERE restaurant_id = ${from} ORDER BY 1`)).toEqual([
      { member: 1 },
      { member: 2 },
    ])
  })

  it('takes members’ favourites along in their folders, once where they keep both, and undoing it brings them back', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 본점 (종로구 율곡로 99)')
    const [from, into] = [await idOf('한일관 본점'), await idOf('한일관')]
    const [one = 0, both = 0] = (
      await select<{ id: number }>(
        `INSERT INTO users (nickname, role) VALUES ('국자', 'user'), ('주걱', 'user') RETURNING id`,
      )
    ).map(({ id }) => id)
    await test.pool.query(`INSERT INTO favorite_folders (user_id, name) VALUES ($1, '점심')`, [one])
    await test.pool.query(
      `INSERT INTO favorites (user_id, restaurant_id, folder_id) VALUES ($1, $3, (SELECT id FROM favorite_folders)), ($2, $3, NULL), ($2, $4, NULL)`,
      [one, both, from, into],
    )
    const kept = () =>
      select('SELECT user_id, restaurant_id, folder_id IS NOT NULL AS filed FROM favorites ORDER BY 1, 2')
    const before = await kept()
    const { id } = await merge(from, into)
    expect((await kept())[0]).toEqual({ user_id: one, restaurant_id: into, filed: true })
    const seen = async (member: number) => [
      (await readFavoriteIds(test.pool, member)).ids,
      (await listFolders(test.pool, member)).total,
    ]
    expect([await seen(one), await seen(both)]).toEqual([
      [[into], 1],
      [[into], 1],
    ])
    await undo(id)
    expect(await kept()).toEqual(before)
    expect((await readFavoriteIds(test.pool, both)).ids.toSorted((a, b) => a - b)).toEqual(
      [from, into].toSorted((a, b) => a - b),
    )
    await test.pool.query('DELETE FROM users WHERE id = ANY ($1::int[])', [[one, both]])
  })

  it('and a hundred favourites made of both restaurants meanwhile do not stand in each other’s way', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 본점 (종로구 율곡로 99)')
    const [from, into] = [await idOf('한일관 본점'), await idOf('한일관')]
    const members = (
      await select<{ id: number }>(
        `INSERT INTO users (nickname, role) SELECT '수저 ' || n, 'user' FROM generate_series(1, 50) n RETURNING id`,
      )
    ).map(({ id }) => id)
    const [, ...answers] = await Promise.all([
      merge(from, into),
      ...members.flatMap((member) => [putFavorite(test.pool, member, from), putFavorite(test.pool, member, into)]),
    ])
    for (const result of answers)
      expect([undefined, 'restaurant-merged']).toContain(result.ok ? undefined : result.violation.code)
    expect(await select(`SELECT count(DISTINCT user_id) AS n FROM favorites WHERE restaurant_id = ${into}`)).toEqual([
      { n: 50 },
    ])
    await test.pool.query('DELETE FROM users WHERE id = ANY ($1::int[])', [members])
  })

  it('is followed by what comes in later, and undoing it lets that go back too', async () => {
    await take('한일관 (종로구 종로 12)', '한일관 본점 (종로구 율곡로 99)')
    const { id } = await merge(await idOf('한일관 본점'), await idOf('한일관'))
    await take('한일관 본점 (종로구 율곡로 99)')
    expect(await visits()).toEqual([{ title: '한일관', visits: 3 }])
    await undo(id)
    expect(await visits()).toEqual([
      { title: '한일관', visits: 1 },
      { title: '한일관 본점', visits: 2 },
    ])
    const counted = await dumpDirectory(test.pool)
    await transaction(test.pool, refreshAll)
    expect(await dumpDirectory(test.pool)).toEqual(counted)
  })

  it('of a restaurant that others went into takes them along, and is undone from the last one back', async () => {
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

  it('is refused with itself, with what is merged or in the trash, and for one of two that try at once', async () => {
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

  it('waits for a running import, and says so when it takes long', async () => {
    const importing = await test.pool.connect()
    await importing.query('BEGIN')
    await acquireImportLock(importing)
    await expect(transaction(test.pool, (sql) => waitForImportLock(sql, 0))).rejects.toMatchObject({
      status: 503,
      data: { code: 'import-running' },
    })
    const waiting = transaction(test.pool, (sql) => waitForImportLock(sql))
    await importing.query('COMMIT')
    importing.release()
    await waiting
  })
})

describe('a spelling that a person gives to another restaurant', () => {
  it('takes its visits along, now and later, and an entry left empty leads to the other', async () => {
    await take('한일관 (종로구 종로 12)', '순희네 (종로구 종로 12)', '순희네 빈대떡 (종로구 종로 12)')
    const [hanil, sunhui] = [await idOf('한일관'), await idOf('순희네')]
    const aliases = await select<{ id: number }>(
      `SELECT id FROM restaurant_aliases WHERE spelling LIKE '순희네%' ORDER BY id`,
    )
    for (const { id } of aliases)
      await test.payload.update({
        collection: 'restaurant-aliases',
        id,
        data: { restaurant: hanil },
        overrideAccess: false,
        user: await user(),
      })
    expect(await visits()).toEqual([{ title: '한일관', visits: 3 }])
    expect(await select(`SELECT merged_into_id AS into FROM restaurants WHERE id = ${sunhui}`)).toEqual([
      { into: hanil },
    ])
    await take('순희네 (종로구 종로 12)')
    expect(await visits()).toEqual([{ title: '한일관', visits: 4 }])
  })
})

describe('an address that a person typed', () => {
  it('stays when the spelling that had brought one is taken back', async () => {
    await take('굴레방국밥 (종로구)')
    const { batch } = await take('굴레방국밥 (종로구 율곡로 3)')
    expect(await select('SELECT address FROM restaurants')).toEqual([{ address: '종로구 율곡로 3' }])
    const id = await idOf('굴레방국밥')
    await test.payload.update({ collection: 'restaurants', id, data: { address: '서울특별시 종로구 율곡로 3, 1층' } })
    await undoBatch(test.pool, batch, NOW)
    expect(await select('SELECT address FROM restaurants')).toEqual([{ address: '서울특별시 종로구 율곡로 3, 1층' }])
  })
})
