import { afterAll, beforeAll, expect, it } from 'vitest'
import * as alternateNames from '../../../migrations/20261126_010000_alternate_names'
import { migrationArgs } from '../setup/migrationArgs'
import { createTestPayload, type TestPayload } from '../setup/payload'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

it('a spelling that was found by a name in brackets is near to the other where there is no such evidence', async () => {
  const args = migrationArgs(test)
  await test.pool.query(`
    INSERT INTO restaurants (id, title, name, category) VALUES (1, '모크', '모크', 'restaurant');
    INSERT INTO restaurant_aliases (restaurant_id, key, spelling, name_key, alternate_name_key, evidence)
    VALUES (1, '모크|||', '모크', '모크', 'mok', 'alternate_name'), (1, 'mok|||', 'MOK', 'mok', NULL, 'licence')`)
  const evidence = async () =>
    (await test.pool.query<Record<string, string>>('SELECT spelling, evidence FROM restaurant_aliases ORDER BY id'))
      .rows
  await alternateNames.down(args)
  const near = [
    { spelling: '모크', evidence: 'near_spelling' },
    { spelling: 'MOK', evidence: 'licence' },
  ]
  expect(await evidence()).toEqual(near)
  await alternateNames.up(args)
  expect(await evidence()).toEqual(near)
})
