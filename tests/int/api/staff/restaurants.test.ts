import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import { log } from '@/infra/log'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { seedDirectory, RESTAURANTS } from '../../setup/directory'
import { memberBrowser } from '../../setup/members'
import { addPerson, staffBrowser } from '../../setup/staff'

describe('Restaurant deletion by an admin', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let id: number
  let admin: number
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    app = createApi({ pool: database.pool, writes: database.pool })
    id = (await seedDirectory(database.pool, RESTAURANTS)).get('닭한마리') ?? 0
    admin = await addPerson(database.pool, 'admin@people.example', 'admin')
    await addPerson(database.pool, 'moderator@people.example', 'moderator')
  })
  afterAll(() => database.drop())

  const signedIn = async (role: 'admin' | 'moderator') => {
    const one = staffBrowser(app)
    await one.signIn(`${role}@people.example`)
    const move = async (method: 'DELETE' | 'POST', restaurant = id) => {
      const response = await one.send(`/api/v1/staff/restaurants/${restaurant}${method === 'POST' ? '/restore' : ''}`, {
        method,
      })
      const { error } =
        response.status === 204 ? { error: undefined } : ((await response.json()) as { error: { code: string } })
      return [response.status, error?.code]
    }
    return {
      trash: (restaurant?: number) => move('DELETE', restaurant),
      restore: (restaurant?: number) => move('POST', restaurant),
    }
  }
  const listed = async () => {
    const body = (await (await app.request('/api/v1/restaurants?province=서울&district=종로구')).json()) as {
      data: { title: string; region_rank: number | null }[]
      pagination: { total: number }
    }
    return { total: body.pagination.total, ranks: body.data.map(({ title, region_rank }) => `${region_rank} ${title}`) }
  }
  const page = async () => (await app.request(`/api/v1/restaurants/${id}`)).status
  const ranked = async () =>
    (
      await database.pool.query<{ n: number }>(
        `SELECT COALESCE(SUM(restaurant_count), 0)::int AS n FROM rank_scores WHERE scope = 'national'`,
      )
    ).rows[0]?.n
  /** All stored statistics, to compare before and after. */
  const stored = async () =>
    JSON.stringify(
      (await database.pool.query('SELECT * FROM restaurant_stats ORDER BY restaurant_id, year, agency_type')).rows,
    )

  it('A deleted restaurant leaves lists, counts and ranks, and returns to all when it is restored', async () => {
    const one = await signedIn('admin')
    const [before, count, numbers] = [await listed(), await ranked(), await stored()]
    expect(before).toEqual({ total: 2, ranks: ['1 순희네 빈대떡', '2 닭한마리'] })
    expect(await one.trash()).toEqual([204, undefined])
    expect([await listed(), await page(), await ranked()]).toEqual([
      { total: 1, ranks: ['1 순희네 빈대떡'] },
      404,
      (count ?? 0) - 1,
    ])
    expect(await one.restore()).toEqual([204, undefined])
    expect([await listed(), await page(), await ranked(), await stored()]).toEqual([before, 200, count, numbers])
  })

  it('Parallel and repeated requests delete and restore a restaurant once', async () => {
    const one = await signedIn('admin')
    const count = await ranked()
    const deleted = async () =>
      (await database.pool.query<{ deleted_at: Date | null }>('SELECT deleted_at FROM restaurants WHERE id = $1', [id]))
        .rows[0]?.deleted_at
    expect(await Promise.all([one.trash(), one.trash(), one.trash()])).toEqual(Array(3).fill([204, undefined]))
    const at = await deleted()
    expect([await one.trash(), await deleted(), await ranked()]).toEqual([[204, undefined], at, (count ?? 0) - 1])
    expect(await Promise.all([one.restore(), one.restore(), one.restore()])).toEqual(Array(3).fill([204, undefined]))
    expect([await deleted(), await ranked()]).toEqual([null, count])
  })

  it('A visitor, a member session and a moderator cannot delete a restaurant', async () => {
    const member = await memberBrowser(app, database.pool, admin)
    const bare = await app.request(`/api/v1/staff/restaurants/${id}`, { method: 'DELETE' })
    expect([bare.status, (await member.send('DELETE', `/api/v1/staff/restaurants/${id}`)).body.error?.code]).toEqual([
      401,
      'unauthenticated',
    ])
    const moderator = await signedIn('moderator')
    expect([await moderator.trash(), await moderator.restore()]).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ])
    expect(await page()).toBe(200)
  })

  it('Deleting an unknown or merged restaurant gets 404', async () => {
    const one = await signedIn('admin')
    expect([await one.trash(2_000_000_000), await one.restore(2_000_000_000)]).toEqual(
      Array(2).fill([404, 'restaurant-not-found']),
    )
    const { rows } = await database.pool.query<{ id: number }>(
      `UPDATE restaurants SET merged_into_id = $1 WHERE title = '빈대떡' RETURNING id`,
      [id],
    )
    expect(await one.trash(rows[0]?.id)).toEqual([404, 'restaurant-not-found'])
    expect((await one.trash(0))[0]).toBe(400)
  })

  it('Each deletion and restoration is logged once, with the admin who made it', async () => {
    const one = await signedIn('admin')
    const info = vi.spyOn(log, 'info')
    for (const move of [one.trash, one.trash, one.restore]) await move()
    const events = info.mock.calls.map(([event]) => event as object).filter((event) => 'restaurant' in event)
    info.mockRestore()
    expect(events).toEqual([
      { event: 'restaurant_trashed', staff: admin, restaurant: id },
      { event: 'restaurant_restored', staff: admin, restaurant: id },
    ])
  })
})
