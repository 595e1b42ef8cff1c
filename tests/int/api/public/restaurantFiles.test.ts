import type { OpenAPIHono } from '@hono/zod-openapi'
import Papa from 'papaparse'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import type { RestaurantPage, VisitPage } from '@/contract/directory'
import {
  OPEN_DATA_BLOCK,
  PUBLIC_EXPORTS_IN_WINDOW,
  PUBLIC_EXPORTS_PER_NETWORK,
  PUBLIC_EXPORTS_PER_SITE,
} from '@/domain/openData'
import { createReadPool } from '@/infra/database/readPool'
import { readListQuery } from '@/ui/urls/readQuery'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { addEach } from '../../setup/rows'

const HOSTILE = '=HYPERLINK("http://elsewhere.example","여기")'
const MANY = OPEN_DATA_BLOCK * 3 + 7

describe('Open data files', () => {
  let database: TestDatabase
  let pool: Pool
  let app: OpenAPIHono
  let ids: Map<string, number>
  let queries = 0
  let busiest: number
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, [
      ...RESTAURANTS,
      { name: HOSTILE, code: '26110', address: '부산광역시 중구 광복로 9', visits: [[4, '2024-05-05', 10000, 1]] },
      { name: '붐비는집', code: '26110', address: '부산광역시 중구 광복로 8', visits: [[3, '2024-05-06', 12000, 1]] },
    ])
    busiest = ids.get('붐비는집') ?? 0
    await database.pool.query('UPDATE restaurants SET latitude = 37.57 + id * 0.001, longitude = 126.98')
    const first = Date.parse('2024-01-01T12:00:00+09:00')
    await addEach(database.pool, 'visits', MANY - 1, (n) => ({
      ...{ restaurant_id: busiest, agency_id: 3, has_time: true, headcount: 2, occasion: 'meeting' as const },
      ...{ spent_at: new Date(first + (n % 50) * 86_400_000), amount: 1000 + n },
    }))
    pool = createReadPool(database.url)
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
    Object.assign(pool, { query: (...args: unknown[]) => (queries++, query(...args)) })
    app = createApi({ pool, writes: pool })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  const rowsOf = (text: string): Record<string, string>[] =>
    Papa.parse<Record<string, string>>(text.trimEnd(), { header: true }).data
  const read = async (path: string) => {
    const response = await app.request(path)
    expect(response.status, path).toBe(200)
    return rowsOf(await response.text())
  }
  const json = async <T>(path: string) => (await (await app.request(path)).json()) as T

  it.each([
    '',
    'sort=name',
    'province=서울&district=종로구&sort=name',
    'region=서울특별시|종로구&sort=name',
    'q=순희네',
    'q=순희네&sort=name',
    'q=순히네',
    'q=카페',
    'category=cafe',
    'year=2025&agency_type=city',
    'agency=2&sort=recent',
    'per_head_max=20000&sort=per_head',
    'near=37.57,126.98&radius=20000',
    'near=37.57,126.98&radius=20000&q=카페&sort=name',
    'near=37.57,126.98&radius=20000&agency=2',
    'q=아무도모르는집',
  ])('The restaurant file for ?%s holds the rows of the list in its order', async (search) => {
    const listed = await json<RestaurantPage>(`/api/v1/restaurants?${search}&size=100`)
    const file = await read(`/api/v1/restaurants.csv?${search}`)
    expect(file.map((row) => row['식당 번호'])).toEqual(listed.data.map(({ id }) => String(id)))
    expect(file.map((row) => [row['방문 수'], row['쓴 금액'], row['전국 순위'], row['마지막 방문']])).toEqual(
      listed.data.map((row) =>
        [row.visit_count, row.total_amount, row.national_rank, row.last_visit].map((value) => String(value ?? '')),
      ),
    )
  })

  it('The restaurant file for a point and a radius holds the nearest first', async () => {
    const file = await read('/api/v1/restaurants.csv?near=37.57,126.98&radius=300')
    expect(file.map((row) => Number(row['위도']))).toEqual([37.571, 37.572])
  })

  it.each(['11110', '종로구', '서울특별시|종로구', '서울'])(
    'The restaurant file for ?region=%s holds what the page and the API show',
    async (region) => {
      const page = readListQuery({ region })
      if (!page.ok) throw new Error(page.message)
      const { province = '', district } = page.query
      const search = new URLSearchParams({ province, ...(district && { district }), size: '100' }).toString()
      const shown = (await json<RestaurantPage>(`/api/v1/restaurants?${search}`)).data.map(({ id }) => String(id))
      expect(shown).not.toEqual([])
      const api = await json<RestaurantPage>(`/api/v1/restaurants?region=${region}&size=100`)
      expect(api.data.map(({ id }) => String(id))).toEqual(shown)
      const file = await read(`/api/v1/restaurants.csv?region=${region}`)
      expect(file.map((row) => row['식당 번호'])).toEqual(shown)
    },
  )

  it('A file opens in Excel: it has a byte order mark, Korean headings and a file name', async () => {
    const response = await app.request('/api/v1/restaurants.csv?province=서울')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toMatch(/^식당 번호,표시 이름,상호,지점,분류/)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const name = decodeURIComponent(response.headers.get('content-disposition') ?? '')
    expect(name).toMatch(/filename\*=UTF-8''공공밥상_식당_서울_\d{4}-\d\d-\d\d\.csv$/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('A name that looks like a formula is escaped in a file', async () => {
    const text = await (await app.request('/api/v1/restaurants.csv?province=부산')).text()
    expect(text).toContain(`"'=HYPERLINK(`)
    for (const row of rowsOf(text)) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  })

  it.each([
    ['/api/v1/restaurants.csv?page=2', 400, 'unknown-parameter'],
    ['/api/v1/restaurants.csv?province=없는도', 400, 'unknown-region'],
    ['/api/v1/restaurants.csv?district=중구', 400, 'district-needs-province'],
    ['/api/v1/restaurants.csv?region=중구', 400, 'ambiguous-region'],
    ['/api/v1/restaurants.csv?region=없는구', 400, 'unknown-region'],
    ['/api/v1/restaurants.csv?agency=99', 400, 'unknown-agency'],
    ['/api/v1/restaurants/999999/visits.csv', 404, 'restaurant-not-found'],
    ['/api/v1/restaurants/1/visits.csv?size=3', 400, 'unknown-parameter'],
    ['/api/v1/restaurants/0/visits.csv', 400, 'too-small'],
    ['/api/v1/restaurants.csv?sort=distance', 400, 'needs-near'],
    ['/api/v1/restaurants.csv?radius=500', 400, 'needs-near'],
    ['/api/v1/restaurants.csv?near=seoul', 400, 'near-format'],
    ['/api/v1/agencies/999999/visits.csv', 404, 'agency-not-found'],
    ['/api/v1/agencies/2147483648/visits.csv', 400, 'too-large'],
  ])('A request for %s is refused with %i (%s)', async (path, status, code) => {
    const response = await app.request(path)
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
      status,
      code,
    ])
  })

  it('The visit file of a restaurant holds every visit, newest first, with its source', async () => {
    const file = await read(`/api/v1/restaurants/${busiest}/visits.csv`)
    expect(file).toHaveLength(MANY)
    const pages = await Promise.all(
      [1, 2].map((page) => json<VisitPage>(`/api/v1/restaurants/${busiest}/visits?size=100&page=${page}`)),
    )
    const listed = pages.flatMap(({ data }) => data)
    expect(file.slice(0, 200).map((row) => [row['방문 번호'], row['날짜'], row['금액'], row['출처']])).toEqual(
      listed.map(({ id, spent_on, amount }) => [String(id), spent_on, String(amount), '직접 입력']),
    )
  })

  it('The visit file of an agency holds its visits to listed restaurants only', async () => {
    const file = await read('/api/v1/agencies/1/visits.csv')
    expect(new Set(file.map((row) => row['식당']))).toEqual(new Set(['순희네 빈대떡', '순희네 시청점', '닭한마리']))
    expect(new Set(file.map((row) => row['기관']))).toEqual(new Set(['가온시']))
    const hidden = ids.get('숨은집') ?? 0
    expect((await app.request(`/api/v1/restaurants/${hidden}/visits.csv`)).status).toBe(404)
  })

  it('A file is read from the database only as far as the client takes it', async () => {
    const before = queries
    const response = await app.request(`/api/v1/restaurants/${busiest}/visits.csv`)
    const reader = response.body?.getReader()
    await reader?.read()
    const opened = queries - before
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(queries - before).toBe(opened)
    await reader?.cancel()
    expect(queries - before).toBe(opened)
  })

  it('Parallel downloads are limited per network, and a cancelled one makes room', async () => {
    const open = async () => app.request(`/api/v1/restaurants/${busiest}/visits.csv`)
    const taken = await Promise.all(Array.from({ length: PUBLIC_EXPORTS_PER_NETWORK }, open))
    expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 200))
    const refused = await open()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const asked = await app.request('/api/v1/restaurants.csv', { method: 'HEAD' })
    expect([asked.status, await asked.text()]).toEqual([200, ''])
    await taken[0]?.body?.cancel()
    expect((await read(`/api/v1/restaurants/${busiest}/visits.csv`)).length).toBe(MANY)
    for (const { body } of taken.slice(1)) await body?.cancel()
  })

  it('Downloads of some networks leave room for those of another, and one IPv6 site has few', async () => {
    const open = async (from: string) =>
      app.request(`/api/v1/restaurants/${busiest}/visits.csv`, {}, { incoming: { socket: { remoteAddress: from } } })
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, at) => open(`198.51.100.${at}`)))
    const site = await Promise.all(Array.from({ length: 20 }, (_, at) => open(`2001:db8:1:${at.toString(16)}::7`)))
    expect(crowd.map(({ status }) => status)).toEqual(crowd.map(() => 200))
    expect(site.filter(({ status }) => status === 200)).toHaveLength(PUBLIC_EXPORTS_PER_SITE)
    for (const { body } of [...crowd, ...site]) await body?.cancel()
  })

  it('Downloads in a time window are limited per network', async () => {
    // A network of its own: the other tests download too.
    const incoming = { socket: { remoteAddress: '203.0.113.9' } }
    const ask = async () => app.request('/api/v1/restaurants.csv?category=cafe', {}, { incoming })
    let response = await ask()
    for (let asked = 0; asked < PUBLIC_EXPORTS_IN_WINDOW && response.status === 200; asked++) {
      await response.text()
      response = await ask()
    }
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
