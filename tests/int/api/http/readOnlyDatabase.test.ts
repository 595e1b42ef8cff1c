import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { createPool } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { messageOf } from '@/messages/violations'
import { databaseErrorToViolation } from '@/server/databaseErrorToViolation'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { addMember, memberBrowser } from '../../setup/members'
import { type LazyPayload, lazyPayload } from '../../setup/payload'
import { TICKET } from '../../setup/tickets'

const SECRET = 'only-for-these-tests-0123456789'

describe('A database that only reads', () => {
  let database: TestDatabase
  let payload: LazyPayload
  let pool: Pool
  let member: Awaited<ReturnType<typeof memberBrowser>>
  let restaurant: number
  const apiOn = (sql: Pool) => {
    const members = { pool: sql, payload: payload.start, secret: SECRET, trustedProxies: 0 }
    return createApi({ pool: sql, members, tickets: members, readiness: { sql, isDraining: () => false } })
  }
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    payload = lazyPayload(database)
    restaurant = (await seedDirectory(database.pool, RESTAURANTS)).get('빈대떡') ?? 0
    const id = await addMember(database.pool, { nickname: '보기만 하는 이' })
    const { cookie } = await memberBrowser(apiOn(database.pool), database.pool, id)
    const name = new URL(database.url).pathname.slice(1)
    await database.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    pool = createPool(database.url)
    const app = apiOn(pool)
    const send = async (method: string, path: string, body?: object) => {
      const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
      const answer = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text || '{}') as never }
    }
    member = { cookie, send: send as typeof member.send, isSignedIn: () => Promise.resolve(true) }
  })
  afterAll(async () => {
    await payload.stop()
    await pool.end()
    await database.drop()
  })

  it.each([
    ['PUT', () => `/api/v1/me/favorites/${restaurant}`, {}],
    ['POST', () => '/api/v1/tickets', TICKET],
    ['POST', () => '/api/v1/posts', { board: 'free', title: '제목', content: '내용이에요' }],
  ])('A %s that writes gets 503 with a sentence, and Retry-After', async (method, path, body) => {
    const { status, headers, body: answer } = await member.send(method, path(), body)
    const sentence = messageOf({ code: 'read-only', params: {} })
    expect([status, answer]).toMatchObject([503, { error: { code: 'read-only', message: sentence } }])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('Reads go on, a signed-in member’s too, and /healthz/database says that the database only reads', async () => {
    expect((await member.send('GET', '/api/v1/restaurants')).status).toBe(200)
    expect((await member.send<{ member: object }>('GET', '/api/v1/me')).body.member).toMatchObject({
      nickname: '보기만 하는 이',
    })
    const ready = await member.send('GET', '/healthz/database')
    expect([ready.status, ready.body]).toEqual([200, { status: 'read-only' }])
    expect(await (await apiOn(database.pool).request('/healthz/database')).json()).toEqual({ status: 'ok' })
  })

  it('Payload’s REST and the back office name the same violation', async () => {
    const failed = await pool.query('DELETE FROM faqs').catch((error: unknown) => error)
    expect(databaseErrorToViolation(failed)).toEqual({ code: 'read-only', params: {} })
  })
})
