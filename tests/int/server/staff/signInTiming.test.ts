import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addPerson, PASSWORD, staffBrowser } from '../../setup/staff'

const SAMPLES = 11
/** Another order of magnitude tells who has an account; what a busy machine adds does not. */
const RATIO_MAX = 1.5

let database: TestDatabase
let app: OpenAPIHono
beforeAll(async () => {
  database = await createTestDatabase()
  app = createApi({ pool: database.pool, writes: database.pool })
  for (let at = 0; at < SAMPLES; at++) {
    await addPerson(database.pool, `staff-${at}@people.example`, 'admin')
    await addPerson(database.pool, `member-${at}@people.example`, 'user')
  }
})
afterAll(() => database.drop())

const median = (times: number[]): number => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

it('A refused sign-in takes equally long for an unknown e-mail, a wrong password and no role', async () => {
  const times: Record<string, number[]> = { unknown: [], wrong: [], member: [] }
  // In turns, so that whatever else the machine does meets all three alike.
  for (let at = 0; at < SAMPLES; at++)
    for (const [name, email, password] of [
      ['unknown', `nobody-${at}@people.example`, '아닌 비밀번호'],
      ['wrong', `staff-${at}@people.example`, '아닌 비밀번호'],
      ['member', `member-${at}@people.example`, PASSWORD],
    ] as const) {
      const started = performance.now()
      expect((await staffBrowser(app).signIn(email, password)).status).toBe(401)
      times[name]?.push(performance.now() - started)
    }
  const medians = Object.values(times).map(median)
  expect(Math.min(...medians)).toBeGreaterThan(5)
  expect(Math.max(...medians) / Math.min(...medians), JSON.stringify(medians)).toBeLessThan(RATIO_MAX)
})
