import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { RECONCILE_BATCH_MAX, type ReconcileCandidate, reconcileAnswerSchema } from '@/contract/reconcile'
import { createReadPool } from '@/infra/database/readPool'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'

describe('The reconciliation service', () => {
  let database: TestDatabase
  let pool: Pool
  let app: OpenAPIHono
  let ids: Map<string, number>
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, [
      ...RESTAURANTS,
      { name: '온솔식당', code: '11110', address: '서울특별시 종로구 종로 1' },
      { name: '온솔식당', code: '26110', address: '부산광역시 중구 광복로 3' },
    ])
    pool = createReadPool(database.url)
    app = createApi({ pool })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  const post = async (queries: unknown) =>
    app.request('/api/v1/reconcile', {
      method: 'POST',
      body: new URLSearchParams({ queries: typeof queries === 'string' ? queries : JSON.stringify(queries) }),
    })
  const resultOf = async (query: object): Promise<ReconcileCandidate[]> => {
    const response = await post({ q0: query })
    expect(response.status).toBe(200)
    return reconcileAnswerSchema.parse(await response.json()).q0?.result ?? []
  }

  it('The manifest has what the specification asks for', async () => {
    const response = await app.request('/api/v1/reconcile')
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(await response.json()).toMatchObject({
      versions: ['0.2'],
      name: expect.any(String) as string,
      identifierSpace: expect.stringMatching(/^http/) as string,
      schemaSpace: expect.stringMatching(/^http/) as string,
      view: { url: expect.stringContaining('{{id}}') as string },
    })
  })

  it('A cell with the address of a known place is that place', async () => {
    const [first, ...others] = await resultOf({
      query: '닭한마리(종로40길 18)',
      properties: [{ pid: 'region', v: '종로구' }],
    })
    expect(first).toMatchObject({ id: String(ids.get('닭한마리')), match: true, type: [{ id: 'restaurant' }] })
    expect(others.every(({ match }) => !match)).toBe(true)
  })

  it('A name that two districts have is sure only with its region', async () => {
    const unsure = await resultOf({ query: '온솔식당' })
    expect(unsure.filter(({ name }) => name === '온솔식당')).toHaveLength(2)
    expect(unsure.filter(({ match }) => match)).toEqual([])
    const [busan] = await resultOf({ query: '온솔식당', properties: [{ pid: 'region', v: '부산 중구' }] })
    expect(busan?.description).toContain('부산')
  })

  it('Type and limit narrow the candidates, and scores fall', async () => {
    expect(await resultOf({ query: '온솔식당', type: 'cafe' })).toEqual([])
    expect(await resultOf({ query: '온솔식당', limit: 1 })).toHaveLength(1)
    const scores = (await resultOf({ query: '순희네' })).map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
  })

  it('Hidden places and cells that name no place have no candidates', async () => {
    expect((await resultOf({ query: '숨은집' })).map(({ name }) => name)).not.toContain('숨은집')
    expect(await resultOf({ query: '' })).toEqual([])
    expect(await resultOf({ query: '없는곳이름이다' })).toEqual([])
  })

  it('A batch is answered by its names, also as a GET', async () => {
    const queries = { a: { query: '닭한마리' }, b: { query: '빈대떡' } }
    const byPost: unknown = await (await post(queries)).json()
    const byGet: unknown = await (
      await app.request(`/api/v1/reconcile?queries=${encodeURIComponent(JSON.stringify(queries))}`)
    ).json()
    expect(byGet).toEqual(byPost)
    expect(Object.keys(byPost as object)).toEqual(['a', 'b'])
  })

  it.each([
    ['no JSON', '{'],
    ['a list', []],
    ['a query without text', { q0: {} }],
    ['a long cell', { q0: { query: '가'.repeat(1000) } }],
    ['too many', Object.fromEntries(Array.from({ length: RECONCILE_BATCH_MAX + 1 }, (_, i) => [i, { query: '가' }]))],
    ['hostile types', { q0: { query: { $gt: '' }, properties: 'x' } }],
  ])('A batch that is %s is refused', async (_, queries) => {
    expect((await post(queries)).status).toBe(400)
  })

  it('Another content type and a huge body are refused', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const asJson = await app.request('/api/v1/reconcile', { method: 'POST', body: '{}', headers })
    expect(asJson.status).toBe(400)
    expect((await post({ q0: { query: '가'.repeat(100_000) } })).status).toBe(413)
  })

  it('Odd cells are answered', async () => {
    for (const query of ['\u0000', '((((((((', '%_\\', "'; DROP TABLE x; --", '😀'.repeat(50), '"순희네"'])
      expect(Array.isArray(await resultOf({ query }))).toBe(true)
  })
})
