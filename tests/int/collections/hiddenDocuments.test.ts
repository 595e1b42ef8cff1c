import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { createReadPool } from '@/infra/database/readPool'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { seedDirectory, RESTAURANTS } from '../setup/directory'
import { addMember, memberCookie } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, payloadCaller, type Send } from '../setup/payloadRest'
import { addRow } from '../setup/rows'

/** Three restaurants that only admins may see, each with a visit. */
const HIDE = {
  trashed: 'UPDATE restaurants SET deleted_at = now() WHERE id = $1',
  inactive: 'UPDATE restaurants SET is_active = false WHERE id = $1',
  merged: `UPDATE restaurants SET merged_into_id = (SELECT id FROM restaurants WHERE title = '닭한마리') WHERE id = $1`,
} as const
const TITLES = { trashed: '순희네 빈대떡', inactive: '순희네 시청점', merged: '빈대떡' } as const
type Hidden = keyof typeof HIDE
const HIDDEN = Object.keys(HIDE) as Hidden[]
const BELOW_ADMIN = ['visitor', 'member', 'moderator'] as const

describe('Trashed, inactive and merged documents', () => {
  let test: TestPayload
  let api: ReturnType<typeof createApi>
  let reads: ReturnType<typeof createReadPool>
  const ids = {} as Record<Hidden, number>
  const visits = {} as Record<Hidden, number>
  const callers = new Map<string, Send>()
  let trashedReview: number
  beforeAll(async () => {
    test = await createTestPayload()
    const places = await seedDirectory(test.pool, RESTAURANTS)
    const member = await addMember(test.pool, { nickname: '손님' })
    for (const how of HIDDEN) {
      ids[how] = places.get(TITLES[how]) ?? 0
      await test.pool.query(HIDE[how], [ids[how]])
      visits[how] =
        (await test.pool.query<{ id: number }>('SELECT id FROM visits WHERE restaurant_id = $1', [ids[how]])).rows[0]
          ?.id ?? 0
      await addRow(test.pool, 'reviews', { restaurant_id: ids[how], user_id: member })
    }
    trashedReview = await addRow(test.pool, 'reviews', {
      restaurant_id: places.get('닭한마리'),
      user_id: member,
      deleted_at: new Date(),
    })
    await addRow(test.pool, 'reports', { review_id: trashedReview, reporter_id: member })
    await refreshAll(test.pool)
    reads = createReadPool(test.url)
    api = createApi({ pool: reads })
    const cookies = {
      visitor: '',
      member: await memberCookie(test.pool, member),
      moderator: (await addStaff(test, '살피는 사람', 'moderator')).cookie,
      admin: (await addStaff(test, '맡은 사람', 'admin')).cookie,
    }
    for (const [person, cookie] of Object.entries(cookies)) callers.set(person, payloadCaller(test, cookie))
  })
  afterAll(async () => {
    await reads.end()
    await test.drop()
  })

  const ask = (person: string, path: string) => callers.get(person)?.('GET', path) ?? Promise.reject(new Error(person))
  const listed = async (person: string, path: string) => ((await ask(person, path)).body.docs ?? []).map(({ id }) => id)

  it.each(BELOW_ADMIN)('No query lists a trashed, inactive or merged restaurant for a %s', async (person) => {
    const questions = [
      '',
      'trash=true',
      'trash=true&where[deletedAt][exists]=true',
      'where[isActive][equals]=false',
      'trash=true&where[mergedInto][exists]=true',
      'trash=true&where[or][0][id][exists]=true&where[or][1][deletedAt][exists]=true',
      'trash=true&sort=deletedAt',
    ]
    for (const question of questions) {
      const seen = await listed(person, `/restaurants?limit=100&${question}`)
      expect({ question, seen: HIDDEN.filter((how) => seen.includes(ids[how])) }).toEqual({ question, seen: [] })
    }
    expect((await ask(person, '/restaurants/count?trash=true')).body.totalDocs).toBe(2)
  })

  it.each(BELOW_ADMIN)('A hidden restaurant and its visits cannot be read by a %s', async (person) => {
    for (const how of HIDDEN) {
      for (const path of [`/restaurants/${ids[how]}`, `/restaurants/${ids[how]}?trash=true`, `/visits/${visits[how]}`])
        expect({ how, path, status: (await ask(person, path)).status }).toMatchObject({
          status: expect.toSatisfy((status: number) => status === 403 || status === 404) as number,
        })
      expect(await listed(person, `/visits?where[restaurant][equals]=${ids[how]}`)).toEqual([])
    }
  })

  it.each(BELOW_ADMIN)('A hidden restaurant is not populated for a %s through other documents', async (person) => {
    const names = Object.values(TITLES)
    const all = await Promise.all(
      ['/visits?depth=2&limit=100', '/restaurants?depth=2&limit=100', '/reviews?depth=2&limit=100'].map(
        async (path) => (await ask(person, path)).text,
      ),
    )
    expect(names.filter((name) => all.some((text) => text.includes(`"title":"${name}"`)))).toEqual([])
  })

  it('Admins can list and read hidden restaurants and their visits', async () => {
    const seen = await listed('admin', '/restaurants?limit=100&trash=true')
    expect(seen).toEqual(expect.arrayContaining(Object.values(ids)))
    for (const how of HIDDEN) expect((await ask('admin', `/visits/${visits[how]}`)).status).toBe(200)
  })

  it('Only admins can read a trashed review', async () => {
    for (const path of ['/reviews?trash=true', '/reviews?trash=true&where[deletedAt][exists]=true'])
      expect(await listed('moderator', path)).not.toContain(trashedReview)
    expect((await ask('moderator', '/reports?depth=2')).text).not.toContain('"rating"')
    expect(await listed('admin', '/reviews?trash=true')).toContain(trashedReview)
  })

  it.each(HIDDEN)('A restaurant is not found in /api/v1 when it is %s', async (how) => {
    const statusOf = async (path: string) => (await api.request(`/api/v1/restaurants/${ids[how]}${path}`)).status
    const gone = how === 'merged' ? 410 : 404
    expect([await statusOf(''), await statusOf('/visits'), await statusOf('/reviews')]).toEqual([gone, gone, gone])
    const list = (await (await api.request('/api/v1/restaurants')).json()) as { data: { id: number }[] }
    expect(list.data.map(({ id }) => id)).not.toContain(ids[how])
  })
})
