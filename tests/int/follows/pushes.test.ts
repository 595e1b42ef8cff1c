import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import type { PushState } from '@/contract/follows'
import { PUSH_SUBSCRIPTIONS_MAX } from '@/domain/follow/push'
import { parseEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { type Push, pushOf } from '@/infra/webPush'
import { sendPushes } from '@/server/follows/sendPushes'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { memberBrowser } from '../setup/members'
import { newsHarness } from './newsHarness'

const NOON = new Date('2027-02-02T12:00:00+09:00')
const NIGHT = new Date('2027-02-02T23:00:00+09:00')
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const KEYS = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
const shared = globalThis as typeof globalThis & { gonggongPush?: Push | null | undefined }

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

let database: TestDatabase
let app: OpenAPIHono
let service: Server
let received: Received[] = []
/** the service's answers by path; 201 otherwise */
let statuses: Map<string, number>
let url: string
let push: Push | null
const { api, rowsOf, member, tell } = newsHarness(() => database)
beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
  app = api()
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      received.push({ path, headers, body: Buffer.concat(chunks) })
      response.writeHead(statuses.get(path) ?? 201, { Location: 'http://127.0.0.1:1/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  push = pushOf(parseEnv({ NODE_ENV: 'test', ...KEYS, PUSH_LOCAL: 'true' }))
})
afterAll(async () => {
  shared.gonggongPush = undefined
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
  await database.drop()
})
beforeEach(async () => {
  received = []
  statuses = new Map()
  shared.gonggongPush = push
  await database.pool.query('DELETE FROM push_subscriptions')
})

let turn = 0
/** What a browser would send, with a key that is a point of the curve. */
function subscription() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const path = `/push/${++turn}`
  const p256dh = keys.getPublicKey('base64url')
  return { path, body: { endpoint: url + path, keys: { p256dh, auth: randomBytes(16).toString('base64url') } } }
}
async function subscriber() {
  const user = await member()
  const browser = await memberBrowser(app, database.pool, user)
  const { path, body } = subscription()
  expect((await browser.send('PUT', '/api/v1/me/push', body)).status).toBe(204)
  return { user, browser, path }
}
const stateOf = async ({ browser }: Pick<Awaited<ReturnType<typeof subscriber>>, 'browser'>) =>
  (await browser.send<PushState>('GET', '/api/v1/me/push')).body
const send = (now = NOON, by = push) => sendPushes(database.pool, by, now)

describe('Push messages', () => {
  it('Each browser gets one encrypted message for its unread news, signed with the key of the site', async () => {
    const { user, path } = await subscriber()
    await tell(user)
    await tell(user, '2026-10', '나래구')
    expect(await send()).toBe(1)
    expect(received).toHaveLength(1)
    const [{ path: asked, headers, body } = {} as Received] = received
    expect([asked, headers['content-encoding'], headers.ttl, headers.urgency]).toEqual([
      path,
      'aes128gcm',
      '86400',
      'low',
    ])
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, ?k=${publicKey}$`))
    expect(body.length).toBeLessThan(4_096)
    expect(body.includes('가온시')).toBe(false)
    expect(await send()).toBe(0)
    await tell(user)
    expect([await send(NIGHT), await send()]).toEqual([0, 1])
  })

  it('Even the longest names fit', async () => {
    const { user } = await subscriber()
    await tell(user, '2026-10', '가'.repeat(3_000))
    expect(await send()).toBe(1)
  })

  it.each([404, 410])('A subscription that the service answers with %i ends', async (status) => {
    const one = await subscriber()
    await tell(one.user)
    statuses.set(one.path, status)
    expect(await send()).toBe(0)
    expect(await stateOf(one)).toMatchObject({ here: false, browsers: 0 })
  })

  it('After a failure or a redirect the others get theirs, and the next run sends what is missing', async () => {
    const [first, second, third] = [await subscriber(), await subscriber(), await subscriber()]
    for (const { user } of [first, second, third]) await tell(user)
    statuses.set(first.path, 500)
    statuses.set(second.path, 302)
    await expect(send()).rejects.toThrow()
    statuses.clear()
    expect(await send()).toBe(2)
    const asked = received.map(({ path }) => path)
    expect([asked.length, asked.filter((path) => path === third.path).length]).toEqual([5, 1])
  })

  it('Two runs at once send each message once', async () => {
    for (let count = 0; count < 4; count++) await tell((await subscriber()).user)
    await Promise.all([send(), send(), send()])
    expect(received.map(({ path }) => path).sort()).toEqual([...new Set(received.map(({ path }) => path))].sort())
    expect(received).toHaveLength(4)
  })

  it('A browser that signed out, a blocked member and one who left get none', async () => {
    const [out, blocked, all, left] = [await subscriber(), await subscriber(), await subscriber(), await subscriber()]
    for (const { user } of [out, blocked, all, left]) await tell(user)
    await out.browser.send('POST', '/api/v1/me/sign-out')
    await all.browser.send('DELETE', '/api/v1/me/sessions')
    await database.pool.query(`UPDATE users SET blocked_at = now(), blocked_reason = '도배' WHERE id = $1`, [
      blocked.user,
    ])
    await database.pool.query('DELETE FROM users WHERE id = $1', [left.user])
    expect([await send(), received]).toEqual([0, []])
    expect(await rowsOf('SELECT user_id FROM push_subscriptions')).toEqual([{ user_id: blocked.user }])
  })
})

describe('Subscriptions', () => {
  it('A browser begins and ends its own, and another member’s stays', async () => {
    const [one, other] = [await subscriber(), await subscriber()]
    expect(await stateOf(one)).toEqual({ key: publicKey, here: true, browsers: 1 })
    expect((await one.browser.send('DELETE', '/api/v1/me/push')).status).toBe(204)
    expect([(await stateOf(one)).here, (await stateOf(other)).here]).toEqual([false, true])
  })

  it('A browser that another member used before tells the new one alone', async () => {
    const one = await subscriber()
    const next = await member()
    const { body } = subscription()
    const same = { ...body, endpoint: url + one.path }
    expect((await (await memberBrowser(app, database.pool, next)).send('PUT', '/api/v1/me/push', same)).status).toBe(
      204,
    )
    expect(await rowsOf('SELECT user_id FROM push_subscriptions')).toEqual([{ user_id: next }])
  })

  it('Beyond the limit the oldest ends', async () => {
    const user = await member()
    for (let count = 0; count < PUSH_SUBSCRIPTIONS_MAX + 2; count++)
      await (await memberBrowser(app, database.pool, user)).send('PUT', '/api/v1/me/push', subscription().body)
    const kept = await rowsOf<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions ORDER BY id')
    expect(kept).toHaveLength(PUSH_SUBSCRIPTIONS_MAX)
    expect(kept.at(-1)?.endpoint).toBe(`${url}/push/${turn}`)
  })

  it.each(['https://evil.example/x', 'http://10.0.0.1/x', 'https://fcm.googleapis.com@evil.example/', 'x'])(
    'The address %s of a push service is refused',
    async (endpoint) => {
      const browser = await memberBrowser(app, database.pool, await member())
      const { status } = await browser.send('PUT', '/api/v1/me/push', { ...subscription().body, endpoint })
      expect([status, await rowsOf('SELECT FROM push_subscriptions')]).toEqual([400, []])
    },
  )

  it('Without keys nothing is offered, taken or sent, and this machine needs the setting of tests', async () => {
    const one = await subscriber()
    await tell(one.user)
    shared.gonggongPush = pushOf(parseEnv({ NODE_ENV: 'test' }))
    expect((await stateOf(one)).key).toBeNull()
    expect((await one.browser.send('PUT', '/api/v1/me/push', subscription().body)).status).toBe(503)
    expect(await send(NOON, shared.gonggongPush)).toBe(0)
    shared.gonggongPush = pushOf(parseEnv({ NODE_ENV: 'production', ...KEYS }))
    expect((await one.browser.send('PUT', '/api/v1/me/push', subscription().body)).status).toBe(400)
    expect(() => parseEnv({ NODE_ENV: 'test', VAPID_PUBLIC_KEY: publicKey })).toThrow('VAPID_PRIVATE_KEY')
  })
})
