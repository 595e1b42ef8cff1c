import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('A new installation has no account, password, identity, session or role grant', async () => {
  for (const table of ['users', 'staff_passwords', 'member_identities', 'sessions', 'role_grants'])
    expect({ table, rows: (await database.pool.query(`SELECT FROM ${table}`)).rowCount }).toEqual({ table, rows: 0 })
})
