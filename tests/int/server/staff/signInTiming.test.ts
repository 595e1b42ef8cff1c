import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import { SCRYPT_COST } from '@/server/passwords'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addPerson, PASSWORD, staffBrowser } from '../../setup/staff'

let database: TestDatabase
let app: OpenAPIHono
const scrypt = vi.spyOn(crypto, 'scrypt')

beforeAll(async () => {
  syncBuiltinESMExports()
  database = await createTestDatabase()
  app = createApi({ pool: database.pool, writes: database.pool })
  await addPerson(database.pool, 'staff@people.example', 'admin')
  await addPerson(database.pool, 'member@people.example', 'user')
})
afterAll(async () => {
  scrypt.mockRestore()
  syncBuiltinESMExports()
  await database.drop()
})

it.each([
  { who: 'an unknown e-mail address', email: 'nobody@people.example', password: PASSWORD },
  { who: 'a wrong password', email: 'staff@people.example', password: '아닌 비밀번호' },
  { who: 'an account without a role', email: 'member@people.example', password: PASSWORD },
])('A sign-in refused for $who costs one hash, so that its time tells nothing', async ({ email, password }) => {
  scrypt.mockClear()
  expect((await staffBrowser(app).signIn(email, password)).status).toBe(401)
  expect(scrypt).toHaveBeenCalledTimes(1)
  expect(scrypt.mock.calls[0]?.[3]).toMatchObject(SCRYPT_COST)
})
