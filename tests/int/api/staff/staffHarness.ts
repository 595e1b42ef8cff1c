import type { OpenAPIHono } from '@hono/zod-openapi'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect } from 'vitest'
import { createApi } from '@/api/createApi'
import { log } from '@/infra/log'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addPerson, staffBrowser } from '../../setup/staff'

export const ADMIN = 'admin@people.example'

/** The API and Payload's REST with one admin, for the tests of one file. */
export function staffHarness() {
  let test: TestPayload
  let app: OpenAPIHono
  let admin: number
  beforeAll(async () => {
    log.level = 'silent'
    test = await createTestPayload()
    app = createApi({ pool: test.pool, writes: test.pool })
    admin = await addPerson(test.pool, ADMIN, 'admin')
  })
  afterAll(() => test.drop())

  const browser = () => staffBrowser(app)
  const signedIn = async (email = ADMIN) => {
    const made = browser()
    expect((await made.signIn(email)).status).toBe(204)
    return made
  }
  const change = (sql: string, values: unknown[] = []) => test.pool.query(sql, values)
  /** A request to Payload's REST API, with the cookie of a browser. */
  const payloadRest = async (cookie: string, path: string, init: RequestInit = {}) => {
    const request = new Request(`http://localhost/api${path}`, {
      ...init,
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    })
    const response = await handleEndpoints({ config: test.payload.config, request })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { user?: { nickname: string } | null; docs?: { email?: string }[] },
    }
  }
  return { test: () => test, app: () => app, admin: () => admin, browser, signedIn, change, payloadRest }
}
