import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** Columns that a deletion would set to NULL (all of the key, unless it names some) and that refuse NULL. */
const IMPOSSIBLE = `
  SELECT k.conrelid::regclass::text AS table, a.attname::text AS column, k.confrelid::regclass::text AS leads
  FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid
    AND a.attnum = ANY (COALESCE(NULLIF(k.confdelsetcols, '{}'), k.conkey))
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.confdeltype = 'n' AND a.attnotnull
  ORDER BY 1, 2`

it('No foreign key sets a column to NULL that cannot be NULL, so what it leads to can be deleted', async () => {
  expect((await test.pool.query(IMPOSSIBLE)).rows).toEqual([])
})
