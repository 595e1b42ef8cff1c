import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { staffBrowser } from '../setup/staff'

/** Where an account, or a way into one, would stand. */
const DOORS = ['users', 'staff_passwords', 'staff_invitations', 'member_identities', 'sessions']
const NAMES = ['admin@demo.example', 'moderator@demo.example', 'admin@example.com', 'admin@bapsang.example']
const PASSWORDS = ['', 'admin', 'password', 'changeme', 'demo', '12345678']

describe('Accounts of a freshly migrated database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it.each(DOORS)('A freshly migrated database has no row in %s', async (table) => {
    expect((await database.pool.query(`SELECT * FROM ${table}`)).rows).toEqual([])
  })

  it('Common names and passwords cannot sign in to a freshly migrated database', async () => {
    const api = createApi({ pool: database.pool, writes: database.pool })
    for (const [at, name] of NAMES.entries())
      expect((await staffBrowser(api).signIn(name, PASSWORDS[at] ?? '')).status).not.toBe(204)
    expect((await database.pool.query('SELECT * FROM sessions')).rows).toEqual([])
  })
})
