import { handleEndpoints, type CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { createApi } from '@/api/createApi'
import { dumpTables } from '../import/directoryDump'
import { createTestReads } from '../setup/database'
import { seedDirectory, RESTAURANTS } from '../setup/directory'
import { addMember, memberBrowser } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addPerson } from '../setup/staff'
import { shareWith } from '../setup/favoriteShare'
import { addRow, addRows } from '../setup/rows'

/** Anything that could be an e-mail address. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const TOKEN = 'list-that-is-shared-00'
const PHOTO = 'photo-of-a-bowl-of-soup'

describe('GET requests to the API and to Payload', () => {
  let test: TestPayload
  let app: OpenAPIHono
  let paths: string[]
  let cookie: string
  let tables: string[]
  const pools: { end: () => Promise<void> }[] = []

  beforeAll(async () => {
    test = await createTestPayload()
    const restaurant = (await seedDirectory(test.pool, RESTAURANTS)).get('닭한마리') ?? 0
    const asked = await addMember(test.pool, { nickname: '점심 먹는 나', email: 'asked@people.example' })
    const other = await addMember(test.pool, { nickname: '옆자리 손님', email: 'other@people.example' })
    await addPerson(test.pool, 'staff@people.example', 'admin')
    const [review = 0] = await addRows(test.pool, 'reviews', [
      { restaurant_id: restaurant, user_id: other, content: '국물이 좋아요' },
      { restaurant_id: restaurant, user_id: asked, rating: 5 },
    ])
    await addRow(test.pool, 'reports', { review_id: review, reporter_id: asked })
    await addRow(test.pool, 'review_photos', { name: PHOTO, user_id: other, review_id: review })
    await addRow(test.pool, 'favorites', { user_id: other, restaurant_id: restaurant })
    await addRow(test.pool, 'favorite_shares', { ...shareWith(TOKEN), user_id: other })
    await addRow(test.pool, 'tickets', { email: 'sender@people.example' })
    const reads = createTestReads(test.url)
    pools.push(reads)
    app = createApi({
      pool: reads,
      writes: test.pool,
      members: { pool: test.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 },
    })
    cookie = (await memberBrowser(app, test.pool, asked)).cookie
    const { paths: described } = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, { get?: object }>
    }
    const valueOf = (path: string, name: string): string | number => {
      if (name === 'token') return TOKEN
      if (name === 'name') return PHOTO
      return path.includes('/reviews/{id}') ? review : restaurant
    }
    // A stream has no end to wait for, and tells numbers alone.
    const isStream = (path: string) => path.endsWith('/events')
    paths = Object.entries(described).flatMap(([path, { get }]) =>
      get && !isStream(path) ? [path.replace(/\{(\w+)\}/g, (_, name: string) => String(valueOf(path, name)))] : [],
    )
    tables = (
      await test.pool.query<{ name: string }>(
        // That somebody took their own data along is recorded, and counted.
        `SELECT quote_ident(tablename) AS name FROM pg_tables
          WHERE schemaname = 'public' AND tablename NOT IN ('audit_log', 'rate_limits')`,
      )
    ).rows.map(({ name }) => name)
  })
  afterAll(async () => {
    for (const pool of pools) await pool.end()
    await test.drop()
  })

  const payloadRead = async (slug: string, as: string): Promise<string> => {
    const request = new Request(`http://localhost/api/${slug}?depth=2&limit=100`, { headers: { Cookie: as } })
    return (await handleEndpoints({ config: test.payload.config, request })).text()
  }
  /** The e-mail addresses in every response to one cookie, each with its path. */
  async function addressesSeen(as: string): Promise<string[]> {
    const seen: string[] = []
    const note = (path: string, text: string) =>
      seen.push(...(text.match(EMAIL) ?? []).map((address) => `${path}: ${address}`))
    for (const path of paths) {
      const response = await app.request(path, { headers: { Cookie: as } })
      expect(response.status, path).toBeLessThan(500)
      note(path, await response.text())
    }
    for (const slug of Object.keys(test.payload.collections) as CollectionSlug[])
      note(slug, await payloadRead(slug, as))
    return seen
  }

  it('The tested GET requests include those for a member’s own data', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/v1/me',
        '/api/v1/restaurants',
        '/api/v1/me/profile',
        '/api/v1/me/data',
        `/api/v1/lists/${TOKEN}`,
      ]),
    )
  })

  it('A visitor sees no e-mail address in any response', async () => {
    expect(await addressesSeen('')).toEqual([])
  })

  it('A member sees no e-mail address but their own in any response', async () => {
    const seen = await addressesSeen(cookie)
    expect(seen.filter((line) => !line.endsWith(': asked@people.example'))).toEqual([])
    expect(seen).toContain('/api/v1/me/profile: asked@people.example')
  })

  it('GET requests change nothing in the database', async () => {
    const before = await dumpTables(test.pool, tables)
    await addressesSeen(cookie)
    for (const path of ['/api/v1/auth/start?next=/about', '/api/v1/auth/finish?code=x&state=y', '/api/v1/me/sign-out'])
      await app.request(path, { headers: { Cookie: cookie } })
    expect(await dumpTables(test.pool, tables)).toEqual(before)
  })
})
