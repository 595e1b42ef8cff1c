import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isConnectionError } from '@/infra/database/pgErrors'
import { createPool, transaction } from '@/infra/database/pool'
import { createTestDatabase, type TestDatabase } from '../setup/database'

describe('Connection lost during a transaction', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.drop())

  it('A connection lost between two statements fails the next one and rolls back the first', async () => {
    const pool = createPool(test.ownerUrl)
    await pool.query('CREATE TABLE written (n int)')
    const failure: unknown = await transaction(pool, async (client) => {
      // oxlint-disable-next-line local/no-raw-insert -- a table of this test's own
      await client.query('INSERT INTO written VALUES (1)')
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      // Not `events.once`, which would hear of the error, and so keep it from going unheard.
      const noticed = new Promise((done) => client.once('end', done))
      await test.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
      await noticed
      // oxlint-disable-next-line local/no-raw-insert -- a table of this test's own
      await client.query('INSERT INTO written VALUES (2)')
    }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(isConnectionError(failure)).toBe(true)
    expect((await pool.query('SELECT n FROM written')).rows).toEqual([])
    await pool.end()
  })
})
