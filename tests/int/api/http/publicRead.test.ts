import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi, isApiPath } from '@/api/createApi'
import { createReadPool } from '@/infra/database/readPool'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { seedDirectory, RESTAURANTS } from '../../setup/directory'

interface Refused {
  error: { code: string; field?: string; message: string; merged_into?: number }
}

describe('Public read API', () => {
  let database: TestDatabase
  let pool: Pool
  let app: OpenAPIHono
  let ids: Map<string, number>
  const get = (path: string, init?: RequestInit) => app.request(path, init)
  const refusal = async (path: string) => {
    const response = await get(path)
    return { status: response.status, ...((await response.json()) as Refused).error }
  }
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
    pool = createReadPool(database.url)
    app = createApi({ pool, writes: pool })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  it.each([
    ['page=abc', 'page', 'not-an-integer'],
    ['page=0', 'page', 'too-small'],
    ['page=1.5', 'page', 'not-an-integer'],
    ['size=101', 'size', 'too-large'],
    ['sort=best', 'sort', 'invalid-option'],
    ['category=bar', 'category', 'invalid-option'],
    ['year=1999', 'year', 'too-small'],
    [`q=${'가'.repeat(61)}`, 'q', 'too-long'],
    ['district=중구', 'province', 'district-needs-province'],
    ['region=중구', 'region', 'ambiguous-region'],
    ['near=파리', 'near', 'near-format'],
    ['near=48.85,2.35', 'near', 'near-format'],
    ['near=37.5,127&radius=50', 'radius', 'too-small'],
    ['radius=500', 'radius', 'needs-near'],
    ['sort=distance', 'sort', 'needs-near'],
    ['province=없는도', 'province', 'unknown-region'],
    ['province=서울&district=없는구', 'district', 'unknown-region'],
    ['provnce=서울', 'provnce', 'unknown-parameter'],
    ['page=1&page=2', 'page', 'duplicate-parameter'],
  ])('A request with ?%s is rejected with a Korean message that names the field %s', async (query, field, code) => {
    const refused = await refusal(`/api/v1/restaurants?${query}`)
    expect(refused).toMatchObject({ status: 400, field, code })
    expect(refused.message).toMatch(/(다|요)[.:]/)
  })

  it('The sort keys of the earlier system are accepted', async () => {
    for (const sort of ['total_count', 'total_visits', 'rank', 'rank_value', 'avg_rating', 'total_amount'])
      expect((await get(`/api/v1/restaurants?sort=${sort}`)).status).toBe(200)
  })

  it('Unknown restaurants and paths get 404, and a merged restaurant gets 410 with the new id', async () => {
    expect(await refusal('/api/v1/restaurants/2000000000')).toMatchObject({ status: 404, code: 'restaurant-not-found' })
    expect(await refusal('/api/v1/restaurants/2000000000/visits')).toMatchObject({
      status: 404,
      code: 'restaurant-not-found',
    })
    expect(await refusal('/api/v1/nothing')).toMatchObject({ status: 404, code: 'path-not-found' })
    const [from, to] = [ids.get('숨은집'), ids.get('닭한마리')]
    await database.pool.query('UPDATE restaurants SET merged_into_id = $2 WHERE id = $1', [from, to])
    expect(await refusal(`/api/v1/restaurants/${from}`)).toMatchObject({
      status: 410,
      code: 'restaurant-merged',
      merged_into: to,
    })
    expect(await refusal(`/api/v1/restaurants/${from}/visits`)).toMatchObject({ status: 410, merged_into: to })
  })

  it('A POST to a read-only path gets 405 with the allowed methods', async () => {
    const response = await get('/api/v1/restaurants', { method: 'POST', body: '{}' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('Any origin may read, and clients may cache a response and revalidate it by its ETag', async () => {
    const response = await get('/api/v1/restaurants')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=300')
    const tag = response.headers.get('ETag') ?? ''
    for (const held of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await get('/api/v1/restaurants', { headers: { 'If-None-Match': held } })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
    }
    expect((await get('/api/v1/restaurants', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    expect((await get('/api/v1/restaurants', { method: 'OPTIONS' })).status).toBe(204)
    const head = await get('/api/v1/restaurants', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', tag])
  })

  it('A response from 1 KB on is compressed for clients that accept it, with the same ETag', async () => {
    const path = '/api/v1/restaurants'
    const plain = await get(path)
    const text = await plain.text()
    expect(text.length).toBeGreaterThan(1_024)
    expect([plain.headers.get('Vary'), plain.headers.get('Content-Encoding')]).toEqual(['Accept-Encoding', null])
    for (const [accepted, coding, expand] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ] as const) {
      const sent = await get(path, { headers: { 'Accept-Encoding': accepted } })
      expect([sent.headers.get('Content-Encoding'), sent.headers.get('ETag')]).toEqual([
        coding,
        plain.headers.get('ETag'),
      ])
      expect(expand(await sent.arrayBuffer()).toString()).toBe(text)
    }
    for (const accepted of ['zstd', 'identity', 'br;q=0', ''])
      expect((await get(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('Content-Encoding')).toBeNull()
    const short = await get('/api/v1/suggest?q=없는말', { headers: { 'Accept-Encoding': 'br' } })
    expect([short.status, short.headers.get('Content-Encoding')]).toEqual([200, null])
  })

  it('The OpenAPI 3.1 document lists every public path and describes every parameter in Korean', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, { get?: { parameters?: { name: string; description: string }[] } }>
    }
    expect(document.openapi).toBe('3.1.0')
    const isPublic = (path: string) => /^\/api\/v1\/(?!staff\/)/.test(path)
    expect(Object.keys(document.paths).filter(isPublic)).toEqual([
      '/api/v1/restaurants',
      '/api/v1/suggest',
      '/api/v1/restaurants/{id}',
      '/api/v1/restaurants/{id}/visits',
      '/api/v1/restaurants/{id}/similar',
      '/api/v1/restaurants/{id}/reviews',
      '/api/v1/restaurants/{id}/reviews/summary',
      '/api/v1/regions',
      '/api/v1/statistics',
      '/api/v1/agencies',
      '/api/v1/agencies/{id}',
      '/api/v1/posts',
      '/api/v1/posts/{id}',
      '/api/v1/posts/{id}/comments',
      '/api/v1/comments/{id}/replies',
      '/api/v1/comments/{id}',
      '/api/v1/tiles/{x}/{y}',
      '/api/v1/locations',
      '/api/v1/collections',
      '/api/v1/collections/{slug}',
      '/api/v1/plan',
      '/api/v1/tiles/{x}/{y}/plan',
      ...['/api/v1/restaurants.csv', '/api/v1/restaurants/{id}/visits.csv'],
      ...['/api/v1/restaurants.geojson', '/api/v1/restaurants.kml', '/api/v1/agencies/{id}/visits.csv'],
      '/api/v1/snapshots/{date}/datapackage.json',
      ...['/api/v1/snapshots', '/api/v1/snapshots/{date}/{file}'],
      '/api/v1/changes',
      '/api/v1/report-card',
      '/api/v1/agencies/{id}/report-card',
      '/api/v1/reconcile',
    ])
    for (const { get: operation } of Object.values(document.paths))
      for (const parameter of operation?.parameters ?? []) expect(parameter.description).toMatch(/[가-힣]/)
  })

  it('Resources and health checks answer 200; without a database reads answer 503, and /readyz still 200', async () => {
    for (const path of [
      'regions',
      'statistics',
      'suggest?q=순희',
      `restaurants/${ids.get('닭한마리')}`,
      `restaurants/${ids.get('닭한마리')}/visits`,
    ])
      expect((await get(`/api/v1/${path}`)).status).toBe(200)
    for (const path of ['/healthz', '/readyz', '/healthz/database']) expect((await get(path)).status).toBe(200)
    const gone = createReadPool('postgres://nobody@127.0.0.1:1/none')
    const orphan = createApi({ pool: gone, writes: gone })
    expect((await orphan.request('/readyz')).status).toBe(200)
    expect((await orphan.request('/healthz/database')).status).toBe(503)
    expect((await orphan.request('/api/v1/restaurants')).status).toBe(503)
    await gone.end()
  })

  it('The path check accepts the API’s own paths and no others', () => {
    for (const path of [
      '/api/v1',
      '/api/v1/x',
      '/api/v1?x',
      '/api/openapi.json',
      '/healthz',
      '/healthz/database',
      '/readyz',
    ])
      expect(isApiPath(path)).toBe(true)
    for (const path of ['/', '/api/restaurants', '/api/v10', '/healthzz', '/developers'])
      expect(isApiPath(path)).toBe(false)
  })

  it('Hostile query parameters never cause a server error or a slow response', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '%'.repeat(60),
        '_'.repeat(60),
        '\\'.repeat(60),
        '\0',
        '\ud800',
        '가\ud800',
        '가'.repeat(10_000),
        "'; DROP TABLE visits; --",
        '{}',
        '[]',
        'NaN',
        'Infinity',
        '-0',
        '1e308',
        '９',
        '\u202e순',
        'ㅏ',
        'ㅏㅏ',
        'ᄀ',
        'ﾡ',
      ),
      fc.string({ unit: fc.constantFrom(...'ㄱㅏㄴ가각힣 %_\\0a종로구서울중'), maxLength: 60 }),
    )
    const parameters =
      'q province district category year agency_type type region per_head_max near radius sort page size'
    const requests = fc.record({
      path: fc.constantFrom(
        ...['restaurants', 'suggest', 'regions', 'statistics', 'restaurants/1', 'restaurants/1/visits'],
        ...['agencies', 'agencies/1', 'report-card', 'locations', 'plan', 'tiles/13970/6344'],
      ),
      query: fc.dictionary(fc.constantFrom(...parameters.split(' ')), hostile, { maxKeys: 3 }),
    })
    const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, query }) => {
        const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
        const response = await get(`/api/v1/${path}?${pairs.join('&')}`)
        expect([200, 400, 404, 410]).toContain(response.status)
      }),
      { numRuns: 600 },
    )
  })
})
