import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeKey } from '@/domain/place/keys/placeKey'
import * as branchKeys from '../../../migrations/20261126_020000_branch_keys'
import { migrationArgs } from '../setup/migrationArgs'
import { createTestPayload, type TestPayload } from '../setup/payload'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

/** Spellings with their keys as they are now and as they were. */
const SPELLINGS = [
  { name: '온솔죽', branch: '수지점', before: '온솔죽|수||41465' },
  { name: '온솔죽', branch: '태평로2지점', before: '온솔죽|태평로2||11140' },
  { name: '온솔죽', branch: '본점', before: '온솔죽|본||' },
  { name: '온솔죽', branch: null, before: '온솔죽|||41465' },
]

it('a branch whose place ends in 지 gets the key that it is read with, and the old one on the way back', async () => {
  const args = migrationArgs(test)
  await test.pool.query(
    `INSERT INTO restaurants (id, title, name, category) VALUES (1, '온솔죽', '온솔죽', 'restaurant')`,
  )
  for (const { name, branch, before } of SPELLINGS)
    await test.pool.query(
      `INSERT INTO restaurant_aliases (restaurant_id, key, spelling, name_key, evidence) VALUES (1, $1, $2, $3, 'new')`,
      [before, branch === null ? name : `${name} ${branch}`, name],
    )
  const keys = async () =>
    (await test.pool.query<{ key: string }>('SELECT key FROM restaurant_aliases ORDER BY id')).rows.map(
      ({ key }) => key,
    )
  await branchKeys.up(args)
  expect(await keys()).toEqual(
    SPELLINGS.map(({ name, branch, before }) =>
      placeKey({ name, branch, address: null, sigungu: null }, before.split('|').at(-1) ?? null),
    ),
  )
  await branchKeys.down(args)
  expect(await keys()).toEqual(SPELLINGS.map(({ before }) => before))
})

it('a key that another spelling has stays where it is', async () => {
  await test.pool.query(`
    INSERT INTO restaurants (id, title, name, category) VALUES (2, '달무리', '달무리', 'restaurant');
    INSERT INTO restaurant_aliases (restaurant_id, key, spelling, name_key, evidence)
    VALUES (2, '달무리|명||', '달무리 명지점', '달무리', 'new'), (2, '달무리|명지||', '달무리명지점', '달무리', 'new')`)
  await branchKeys.up(migrationArgs(test))
  const { rows } = await test.pool.query<{ key: string }>(
    `SELECT key FROM restaurant_aliases WHERE restaurant_id = 2 ORDER BY id`,
  )
  expect(rows.map(({ key }) => key)).toEqual(['달무리|명||', '달무리|명지||'])
})

it('a licence’s branch follows', async () => {
  await test.pool.query(`
    INSERT INTO licences (number, name, branch, region_id, is_open, as_of, file, name_key, branch_key)
    SELECT 'A1', '온솔죽 수지점', '수지점', id, true, now(), 'a.csv', '온솔죽', '수' FROM regions LIMIT 1`)
  const key = async () =>
    (await test.pool.query<{ key: string }>('SELECT branch_key AS key FROM licences')).rows[0]?.key
  await branchKeys.up(migrationArgs(test))
  expect(await key()).toBe('수지')
  await branchKeys.down(migrationArgs(test))
  expect(await key()).toBe('수')
})
