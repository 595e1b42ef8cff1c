import { afterAll, beforeAll, expect, it } from 'vitest'
import { up } from '../../../migrations/20261130_183000_blank_places'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow } from '../setup/rows'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('Blank places and sums of the rule before become unknown, and all institutions are counted again', async () => {
  const agency = await addRow(test.pool, 'agencies', { name: '누리시', type: 'city' })
  const batch = await addRow(test.pool, 'import_batches', {})
  await addRow(test.pool, 'import_accounts', { import_batch_id: batch, sums: 1, right_sums: 0 })
  const blank = { import_batch_id: batch, agency_id: agency, month: '2026-01-01', rows: 3 }
  await addRow(test.pool, 'import_blank_places', blank)
  await test.pool.query('DELETE FROM stale_agencies')
  await up({ db: { execute: (text) => test.pool.query(text) } })
  const { rows } = await test.pool.query(
    `SELECT (SELECT count(*)::int FROM import_accounts) AS accounts,
       (SELECT count(*)::int FROM import_blank_places) AS blanks, ARRAY(SELECT agency_id FROM stale_agencies) AS stale`,
  )
  expect(rows).toEqual([{ accounts: 0, blanks: 0, stale: [agency] }])
})
