import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { isStaffRole } from '@/domain/roles'
import { seedDirectory, RESTAURANTS } from '../setup/directory'
import { addMember, memberCookie } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff } from '../setup/payloadRest'
import { shareWith } from '../setup/favoriteShare'
import { addRow, addRows, regionId } from '../setup/rows'
import { API_ACCESS, CALLERS, type Caller, OF_ONES_OWN, STREAMS } from './accessMatrix'

const SECRET = 'only-for-these-tests-0123456789'
const TOKEN = 'list-that-is-shared-00'
const PHOTO = 'photo-of-a-bowl-of-soup'
const HIDDEN = { inactive: 'is_active = false', trashed: 'deleted_at = now()', merged: 'merged_into_id = $2' }

interface Operation {
  id: string
  method: string
  path: string
}

describe('Access matrix of /api/v1', () => {
  let test: TestPayload
  let app: OpenAPIHono
  let operations: Operation[]
  let restaurant: number
  let review: number
  let owner: number
  let people = 0
  beforeAll(async () => {
    test = await createTestPayload()
    restaurant = (await seedDirectory(test.pool, RESTAURANTS)).get('닭한마리') ?? 0
    owner = await addMember(test.pool, { nickname: '쓴 사람' })
    review = await addReview(restaurant)
    await addRow(test.pool, 'review_photos', { name: PHOTO, user_id: owner, review_id: review })
    await addRow(test.pool, 'favorite_shares', { ...shareWith(TOKEN), user_id: owner })
    const callers = { secret: SECRET, trustedProxies: 0 }
    app = createApi({
      pool: test.pool,
      writes: test.pool,
      callers,
      tickets: { pool: test.pool, ...callers },
      members: { pool: test.pool, payload: () => Promise.resolve(test.payload), ...callers },
    })
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const own = Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/'))
    operations = own.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path,
      })),
    )
  })
  afterAll(() => test.drop())

  const addReview = (of: number) => addRow(test.pool, 'reviews', { restaurant_id: of, user_id: owner })

  /** A new person for each call, so that no operation depends on what another one did. */
  async function cookieOf(caller: Caller): Promise<string> {
    const nickname = `사람 ${++people}`
    if (caller === 'visitor') return ''
    if (isStaffRole(caller)) return (await addStaff(test, nickname, caller)).cookie
    const id = await addMember(test.pool, { nickname, agreed: caller !== 'member who owes consent' })
    if (caller === 'blocked member')
      await test.pool.query(`UPDATE users SET blocked_at = now(), blocked_reason = '시험' WHERE id = $1`, [id])
    return memberCookie(test.pool, id)
  }

  /** @param of the restaurant and the review that the operation is about */
  async function call(
    { id, method, path }: Operation,
    caller: Caller,
    of = { restaurant, review },
  ): Promise<{ status: number; text: string }> {
    const values: Record<string, string | number> = {
      restaurantId: of.restaurant,
      token: TOKEN,
      kind: 'visits',
      slug: 'lunch',
      name: PHOTO,
      x: 13_970,
      y: 6_344,
      date: '2026-01-01',
      file: 'restaurants.csv.gz',
      id: /\/reviews\/\{id\}/.test(path)
        ? of.review
        : path.includes('/restaurants/{id}')
          ? of.restaurant
          : 1_999_999_999,
    }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    // All callers try one address from one network, more often than it takes to lock it.
    if (id === 'signInStaff') await test.pool.query('DELETE FROM staff_login_attempts')
    const { body, query = {} } = API_ACCESS[id] ?? {}
    const photo = id === 'sendPhoto' && new FormData()
    if (photo) photo.set('photo', new File(['x'], 'x.png'))
    const response = await app.request(`${address}?${new URLSearchParams(query)}`, {
      method,
      headers: { Cookie: await cookieOf(caller), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(photo && { body: photo }),
    })
    return { status: response.status, text: await response.text() }
  }

  it('The access matrix has one row for each operation of the OpenAPI document and no other row', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(API_ACCESS).sort())
  })

  it.each(Object.keys(API_ACCESS))('Exactly the callers listed for %s may call it', async (id) => {
    const operation = operations.find((one) => one.id === id)
    if (!operation) throw new Error(id)
    const allowed: Caller[] = []
    for (const caller of CALLERS) {
      const { status, text } = await call(operation, caller)
      if (!STREAMS.includes(id) || status !== 503) expect(status, `${caller}: ${text}`).toBeLessThan(500)
      expect(text, 'a rejected body says nothing about who may send it').not.toContain('"code":"invalid')
      if (status !== 401 && status !== 403) allowed.push(caller)
    }
    expect(allowed).toEqual(API_ACCESS[id]?.allowed)
  })

  it.each(Object.entries(HIDDEN))('No caller sees anything of a restaurant that is %s', async (_, how) => {
    const twin = { title: '숨은 국밥', region_id: await regionId(test.pool, '11110') }
    const [into = 0, hidden = 0] = await addRows(test.pool, 'restaurants', [twin, twin])
    const of = { restaurant: hidden, review: await addReview(hidden) }
    await test.pool.query(`UPDATE restaurants SET ${how} WHERE id = $1 AND $2 > 0`, [hidden, into])
    const about = operations.filter(
      ({ id, path }) =>
        /\/(restaurants|of|favorites)\/\{/.test(path) &&
        !OF_ONES_OWN.includes(id) &&
        API_ACCESS[id]?.allowed !== API_ACCESS.trashRestaurant?.allowed,
    )
    expect(about.map(({ id }) => id).sort()).toEqual([
      'exportVisits',
      'listReviews',
      'listSimilar',
      'listVisits',
      'putFavorite',
      'readRestaurant',
      'summarizeReviews',
      'writeReview',
    ])
    for (const operation of about)
      for (const caller of CALLERS) {
        if (!API_ACCESS[operation.id]?.allowed.includes(caller)) continue
        const { status, text } = await call(operation, caller, of)
        expect({ id: operation.id, caller, status }, text).toEqual({
          id: operation.id,
          caller,
          status: how.startsWith('merged') ? 410 : 404,
        })
        expect(text).not.toContain('숨은 국밥')
      }
    for (const id of ['listRestaurants', 'exportRestaurants', 'suggest']) {
      const operation = operations.find((one) => one.id === id)
      for (const caller of CALLERS)
        expect(operation && (await call(operation, caller)).text, `${id}, ${caller}`).not.toContain('숨은 국밥')
    }
  })

  it.each(['hidden', 'trashed'])('No caller sees anything of a review that is %s', async (how) => {
    const place =
      (await test.pool.query<{ id: number }>(`SELECT id FROM restaurants WHERE title = '빈대떡'`)).rows[0]?.id ?? 0
    const of = { restaurant: place, review: await addReview(place) }
    await test.pool.query(
      how === 'hidden'
        ? `UPDATE reviews SET status = 'hidden', content = '가려진 말' WHERE id = $1`
        : `UPDATE reviews SET deleted_at = now(), content = '가려진 말' WHERE id = $1`,
      [of.review],
    )
    for (const operation of operations.filter(({ path }) => path.includes('review')))
      for (const caller of CALLERS) {
        const { status, text } = await call(operation, caller, of)
        expect(status, `${operation.id}, ${caller}`).toBeLessThan(500)
        expect(text, `${operation.id}, ${caller}`).not.toContain('가려진 말')
        if (/\/reviews\/\{id\}/.test(operation.path))
          expect(status, `${operation.id}, ${caller}: ${text}`).toBeGreaterThanOrEqual(400)
      }
    await test.pool.query('DELETE FROM reviews WHERE id = $1', [of.review])
  })
})
