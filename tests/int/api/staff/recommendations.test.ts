import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecommendationLists, RecommendationOverview } from '@/contract/recommendations'
import { DEFAULT_SETTINGS, type RecommendationSettings, type Weights } from '@/domain/recommendation/settings'
import { transaction } from '@/infra/database/pool'
import { closeReadPools } from '@/infra/database/readPool'
import { listBeside, listForMember, listSurging } from '@/server/recommendations/listRecommended'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { seedDirectory, type TestPlace } from '../../setup/directory'
import { addPerson } from '../../setup/staff'
import { addRow, addRows } from '../../setup/rows'
import { staffHarness } from './staffHarness'

const PATH = '/api/v1/staff/recommendations'

const { test, browser, signedIn } = staffHarness()
afterAll(() => closeReadPools())

const visits = (...days: string[]): NonNullable<TestPlace['visits']> => days.map((day) => [1, day, 30_000, 3])
const days = (month: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`)

/** Steady has most visits, Wide most institutions, Surge grew, Fallen shrank. */
const PLACES: TestPlace[] = [
  { name: '꾸준집', code: '11680', address: '강남 1', visits: visits(...days('2025-01', 20)) },
  {
    name: '두루집',
    code: '11680',
    address: '강남 2',
    visits: [1, 2, 3, 4].map((agency) => [agency, '2025-02-01', 30_000, 3]),
  },
  { name: '뜨는집', code: '11110', address: '종로 1', visits: visits('2025-04-20', ...days('2025-06', 6)) },
  { name: '지는집', code: '11110', address: '종로 2', visits: visits(...days('2025-05', 6), '2025-06-02') },
  { name: '닫은집', code: '11110', address: '종로 3', active: false, visits: visits(...days('2025-06', 9)) },
  { name: '빈집', code: '11110', address: '종로 4' },
]

let ids: Map<string, number>
const idOf = (name: string): number => ids.get(name) ?? 0
const refresh = () => transaction(test().pool, refreshRecommendations)
const names = (places: readonly { name?: string; title?: string }[]) => places.map(({ name, title }) => title ?? name)

const send = async (method: string, path: string, body?: object) =>
  (await signedIn()).send(`${PATH}${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
const overview = async () => (await (await send('GET', '')).json()) as RecommendationOverview
const preview = async (change: (settings: RecommendationSettings) => void = () => undefined) => {
  const settings = structuredClone(DEFAULT_SETTINGS)
  change(settings)
  const response = await send('POST', '/preview', settings)
  return ((await response.json()) as { lists: RecommendationLists }).lists
}

beforeAll(async () => {
  ids = await seedDirectory(test().pool, PLACES)
})

describe('Recommendations', () => {
  beforeEach(refresh)

  it('A preview follows visits or institutions as the weights say, and changes no settings', async () => {
    const only = (part: keyof Weights['popular']) => (settings: RecommendationSettings) => {
      settings.weights.popular = { visits: 0, agencies: 0, rating: 0, [part]: 100 }
    }
    expect(names((await preview(only('visits'))).popular)[0]).toBe('꾸준집')
    expect(names((await preview(only('agencies'))).popular)[0]).toBe('두루집')
    expect((await overview()).settings).toEqual(DEFAULT_SETTINGS)
  })

  it('Recommendations leave out hidden restaurants and those without visits', async () => {
    expect(names((await preview()).popular).sort()).toEqual(['꾸준집', '두루집', '뜨는집', '지는집'])
  })

  it('Only a restaurant with more visits than in the 30 days before is trending', async () => {
    const { trending } = await preview()
    expect(names(trending)).toEqual(['뜨는집'])
    expect(trending[0]?.detail).toEqual({ visits: [6, 1], reviews: [0, 0] })
    const surging = await listSurging(test().pool)
    expect(surging.map(({ title, recent, visit_count }) => ({ title, recent, visit_count }))).toEqual([
      { title: '뜨는집', recent: { visits: 6, before: 1 }, visit_count: 7 },
    ])
  })

  it('Reviews of the last 30 days count towards trending restaurants', async () => {
    const member = await addPerson(test().pool, 'reviewer@example.com', 'user')
    await addRow(test().pool, 'reviews', { restaurant_id: idOf('꾸준집'), user_id: member, rating: 5 })
    await refresh()
    expect(names((await preview()).trending)).toEqual(['뜨는집', '꾸준집'])
    await test().pool.query('DELETE FROM reviews')
  })

  it('A member without favourites gets the district that staff chose, and a restaurant page its own', async () => {
    const { pool } = test()
    const newcomer = await addPerson(pool, 'newcomer@example.com', 'user')
    const chosen = async () => names((await listForMember(pool, newcomer)).data).sort()
    expect(await chosen()).toEqual(['꾸준집', '두루집'])
    expect(names(await listBeside(pool, { id: idOf('지는집'), region_code: '11110' }))).toEqual(['뜨는집'])
    expect(await listBeside(pool, { id: 1, region_code: null })).toEqual([])
    expect((await send('PUT', '/settings', { ...DEFAULT_SETTINGS, region: '11110' })).status).toBe(204)
    expect(await chosen()).toEqual(['뜨는집', '지는집'])
    expect((await send('PUT', '/settings', DEFAULT_SETTINGS)).status).toBe(204)
    const { rows } = await pool.query(`SELECT after->>'region' AS region FROM audit_log
      WHERE subject_type = 'recommendation-settings' ORDER BY id`)
    expect(rows).toEqual([{ region: '11110' }, { region: DEFAULT_SETTINGS.region }])
  })

  it('A member’s recommendations follow their favourites, or the district without any', async () => {
    const { pool } = test()
    const member = await addPerson(pool, 'saver@example.com', 'user')
    expect(await listForMember(pool, member)).toMatchObject({ personal: false })
    await addRow(pool, 'favorites', { user_id: member, restaurant_id: idOf('지는집') })
    const { personal, data } = await listForMember(pool, member)
    expect([personal, names(data)[0]]).toEqual([true, '뜨는집'])
    expect(names(data)).not.toContain('지는집')
  })

  it('An excluded restaurant is left out at once and returns with the refresh after its exclusion', async () => {
    const body = { restaurant: idOf('뜨는집'), reason: '게시중단 요청' }
    expect((await send('POST', '/exclusions', body)).status).toBe(204)
    expect((await send('POST', '/exclusions', { ...body, reason: '다른 이유' })).status).toBe(204)
    expect(names(await listSurging(test().pool))).toEqual([])
    expect(names((await preview()).popular)).not.toContain('뜨는집')
    expect((await overview()).exclusions).toMatchObject([{ name: '뜨는집', reason: '게시중단 요청' }])
    await refresh()
    expect(names(await listSurging(test().pool))).toEqual([])
    expect((await send('DELETE', `/exclusions/${idOf('뜨는집')}`)).status).toBe(204)
    expect((await send('DELETE', `/exclusions/${idOf('뜨는집')}`)).status).toBe(404)
    await refresh()
    const surging = await listSurging(test().pool)
    expect(surging.map(({ title, recent, visit_count }) => ({ title, recent, visit_count }))).toEqual([
      { title: '뜨는집', recent: { visits: 6, before: 1 }, visit_count: 7 },
    ])
  })

  it('The statistics show how many restaurants are recommended and what share of the active ones', async () => {
    const { stats } = await overview()
    expect(stats).toMatchObject({ totalRestaurants: 6, activeRestaurants: 5, recommendationCoverage: 83 })
    expect([stats?.recommended, stats?.reach]).toEqual([4, 80])
  })

  it('The check tells whether each member’s hidden favourite would be recommended', async () => {
    const { pool } = test()
    const member = await addPerson(pool, 'checked@example.com', 'user')
    await addRows(pool, 'favorites', [
      { user_id: member, restaurant_id: idOf('지는집'), created_at: '2025-01-01' },
      { user_id: member, restaurant_id: idOf('뜨는집'), created_at: '2025-02-01' },
    ])
    await refresh()
    expect((await overview()).check).toMatchObject({ members: 1, preferenceHits: 1, popularHits: 1 })
    await send('POST', '/exclusions', { restaurant: idOf('뜨는집'), reason: '시험' })
    await refresh()
    expect((await overview()).check).toMatchObject({ members: 1, preferenceHits: 0, popularHits: 0 })
    await send('DELETE', `/exclusions/${idOf('뜨는집')}`)
  })

  it('Invalid weights, unknown districts and unknown restaurants are refused', async () => {
    const { weights } = DEFAULT_SETTINGS
    const none = { visits: 0, agencies: 0, rating: 0 }
    for (const bad of [
      { ...DEFAULT_SETTINGS, weights: { ...weights, popular: none } },
      { ...DEFAULT_SETTINGS, weights: { ...weights, popular: { ...weights.popular, visits: -1 } } },
      { ...DEFAULT_SETTINGS, region: '00000' },
      { weights },
    ])
      expect((await send('PUT', '/settings', bad)).status).toBe(400)
    expect((await send('POST', '/exclusions', { restaurant: 999_999, reason: '가' })).status).toBe(404)
    expect((await send('POST', '/exclusions', { restaurant: 1, reason: ' ' })).status).toBe(400)
  })

  it('Only admins can read and change recommendation settings', async () => {
    await addPerson(test().pool, 'recommender@example.com', 'moderator')
    const moderator = browser()
    await moderator.signIn('recommender@example.com')
    const writes: [string, string, object?][] = [
      ['GET', ''],
      ['POST', '/preview', DEFAULT_SETTINGS],
      ['PUT', '/settings', DEFAULT_SETTINGS],
      ['POST', '/refresh'],
      ['POST', '/exclusions', { restaurant: 1, reason: '가' }],
      ['DELETE', '/exclusions/1'],
    ]
    for (const [method, path, body] of writes) {
      const init = {
        method,
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      }
      expect((await moderator.send(`${PATH}${path}`, init)).status).toBe(403)
      expect((await browser().send(`${PATH}${path}`, init)).status).toBe(401)
    }
  })
})
