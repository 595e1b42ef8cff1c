import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { transaction } from '@/infra/database/pool'
import { createReadPool } from '@/infra/database/readPool'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'

const VISITS = `FROM visits v JOIN restaurants r ON r.id = v.restaurant_id AND r.is_active`
type Figures = Record<string, unknown> & { data: Record<string, unknown>[]; pagination: { total: number } }

describe('The MCP server', () => {
  let database: TestDatabase
  let pool: Pool
  let app: OpenAPIHono
  let client: Client
  let ids: Map<string, number>

  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
    await database.pool.query(`UPDATE visits SET occasion = 'meeting'`)
    await transaction(database.pool, (sql) => refreshAll(sql))
    pool = createReadPool(database.url)
    app = createApi({ pool })
    client = new Client({ name: 'test', version: '1' })
    const fetch = (url: string | URL, init?: RequestInit) => Promise.resolve(app.request(String(url), init))
    await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch }))
  })
  afterAll(async () => {
    await client.close()
    await pool.end()
    await database.drop()
  })

  const call = async (name: string, input: Record<string, unknown>) => client.callTool({ name, arguments: input })
  const ask = async (name: string, input: Record<string, unknown> = {}): Promise<Figures> =>
    (await call(name, input)).structuredContent as Figures
  const errorOf = async (name: string, input: Record<string, unknown>) => {
    const { isError, content } = await call(name, input)
    const [first] = content
    return { isError, ...(JSON.parse(first?.type === 'text' ? first.text : '{}') as object) }
  }
  const one = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>> =>
    (await database.pool.query<Record<string, unknown>>(sql, values)).rows[0] ?? {}

  it('Each tool says what it reads, takes an object, and changes nothing', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      ...['search_places', 'place', 'visits', 'agency', 'plan_meal', 'whats_changed'],
    ])
    for (const { description, inputSchema, annotations } of tools) {
      expect(description).toMatch(/[가-힣]/)
      expect([inputSchema.type, inputSchema.additionalProperties]).toEqual(['object', false])
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    }
  })

  it('Every figure that the tools answer is the one that SQL counts', async () => {
    const wrong: unknown[] = []
    let asked = 0
    const compare = (question: string, answered: unknown, expected: unknown) => {
      asked++
      if (Number(answered) !== Number(expected)) wrong.push({ question, answered, expected })
    }
    for (const { name, branch, active } of RESTAURANTS) {
      if (active === false) continue
      const id = ids.get(branch ? `${name} ${branch}` : name) ?? 0
      const [place, visits] = [await ask('place', { id }), await ask('visits', { id, size: 100 })]
      const counted = await one(
        `SELECT count(*) AS visits, count(DISTINCT agency_id) AS agencies, COALESCE(sum(amount), 0) AS amount,
           COALESCE(sum(headcount), 0) AS heads ${VISITS} WHERE r.id = $1`,
        [id],
      )
      compare(`visits of ${name}`, place.visit_count, counted.visits)
      compare(`agencies of ${name}`, place.agency_count, counted.agencies)
      compare(`amount of ${name}`, place.total_amount, counted.amount)
      compare(`rows of ${name}`, visits.data.length, counted.visits)
      const heads = visits.data.reduce((sum, { headcount }) => sum + Number(headcount ?? 0), 0)
      compare(`people at ${name}`, heads, counted.heads)
    }
    const { data: agencies } = await ask('agency', { size: 100 })
    for (const { id, visit_count } of agencies) {
      const counted = await one(`SELECT count(*) AS visits, sum(amount) AS amount ${VISITS} WHERE agency_id = $1`, [id])
      compare(`visits in the list by ${String(id)}`, visit_count, counted.visits)
      compare(`amount of ${String(id)}`, (await ask('agency', { id })).total_amount, counted.amount)
    }
    for (const [input, where] of [
      [{}, 'true'],
      [{ province: '서울특별시' }, `g.sub_add1 = '서울특별시'`],
      [{ province: '서울특별시', district: '종로구' }, `g.code = '11110'`],
      [{ category: 'cafe' }, `r.category = 'cafe'`],
      [
        { occasion: 'meeting' },
        `(SELECT count(*) FROM visits v WHERE v.restaurant_id = r.id AND occasion = 'meeting') >= 3`,
      ],
      [{ agency: 1 }, `EXISTS (SELECT FROM visits v WHERE v.restaurant_id = r.id AND v.agency_id = 1)`],
      [
        { year: 2024 },
        `EXISTS (SELECT FROM visits v WHERE v.restaurant_id = r.id AND spent_at < '2025-01-01'
          AND spent_at >= '2024-01-01')`,
      ],
    ] as const) {
      const counted = await one(
        `SELECT count(*) AS n FROM restaurants r JOIN regions g ON g.id = r.region_id WHERE r.is_active AND ${where}`,
      )
      compare(`places with ${JSON.stringify(input)}`, (await ask('search_places', input)).pagination.total, counted.n)
    }
    const plan = await ask('plan_meal', { headcount: 2, per_head_max: 30_000, region: '11110' })
    const groups = await one(
      `SELECT count(*) AS n ${VISITS} WHERE r.id = $1 AND headcount = 2 AND amount / headcount BETWEEN 6000 AND 30000`,
      [ids.get('닭한마리')],
    )
    compare('groups at 닭한마리', plan.data.find(({ id }) => id === ids.get('닭한마리'))?.group_count, groups.n)
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(35)
  })

  it.each([
    ['place', { id: 4000 }, { code: 'restaurant-not-found' }],
    ['place', { id: 'one' }, { code: 'not-an-integer', field: 'id' }],
    ['place', { id: 1, drop: 'table' }, { code: 'unknown-parameter', field: 'drop' }],
    ['place', {}, { code: 'not-an-integer', field: 'id' }],
    ['visits', { id: 1, size: 1000 }, { code: 'too-large', field: 'size' }],
    ['agency', { id: -1 }, { code: 'too-small', field: 'id' }],
    ['search_places', { district: '중구' }, { code: 'district-needs-province' }],
    ['search_places', { region: '중구' }, { code: 'ambiguous-region' }],
    ['search_places', { q: 'ㄱ'.repeat(500) }, { code: 'too-long', field: 'q' }],
    ['search_places', { q: { $gt: '' } }, { code: 'invalid-value', field: 'q' }],
    ['search_places', { agency: 999 }, { code: 'unknown-agency' }],
    ['search_places', { occasion: 'family' }, { code: 'invalid-option', field: 'occasion' }],
    [
      'plan_meal',
      { headcount: 4, per_head_max: 30_000, region: '11110', occasion: '회식' },
      { code: 'invalid-option' },
    ],
    ['plan_meal', { headcount: 4, per_head_max: 30_000 }, { code: 'plan-needs-place' }],
  ])('%s with %o is refused in the words of the API', async (name, input, error) => {
    expect(await errorOf(name, input)).toMatchObject({
      isError: true,
      error: { ...error, message: expect.stringMatching(/[가-힣]/) as string },
    })
  })

  const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
  const post = async (body: string, headers: Record<string, string> = JSON_TYPE) => {
    const response = await app.request('/mcp', { method: 'POST', body, headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })

  it.each([
    ['no JSON', '{', 400, -32_700],
    ['an empty body', '', 400, -32_700],
    ['a number', '7', 400, -32_700],
    ['a batch', JSON.stringify(Array.from({ length: 500 }, () => request('tools/list'))), 400, -32_600],
  ])('A request with %s is answered with an error of JSON-RPC', async (_, body, status, code) => {
    const answer = await post(body)
    expect([answer.status, (JSON.parse(answer.text) as { error: { code: number } }).error.code]).toEqual([status, code])
  })

  it.each(['text/plain', 'application/jsonp', 'multipart/form-data; boundary=x'])(
    'A body of the type %s is refused',
    async (type) => {
      const { status } = await post(JSON.stringify(request('ping')), { ...JSON_TYPE, 'Content-Type': type })
      expect(status).toBe(415)
    },
  )

  it('A body of many levels, and unknown methods and tools, are answered without a server error', async () => {
    const nested = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`
    const params = `{"name":"place","arguments":${nested}}`
    const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`
    for (const body of [
      deep,
      JSON.stringify(request('tools/call', { name: 'drop', arguments: {} })),
      JSON.stringify(request('resources/list')),
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen' }),
    ])
      expect((await post(body)).status).toBeLessThan(500)
  })

  it('Only POST is offered, to any site, without cookies', async () => {
    const statuses = await Promise.all(
      ['GET', 'DELETE', 'PUT'].map(async (method) => (await app.request('/mcp', { method })).status),
    )
    expect(statuses).toEqual([405, 405, 405])
    const preflight = await app.request('/mcp', { method: 'OPTIONS' })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const { headers } = await post(JSON.stringify(request('ping')))
    expect([headers.get('access-control-allow-origin'), headers.get('set-cookie')]).toEqual(['*', null])
  })

  it('Parallel calls of a dozen clients are all answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 48 }, async (_, i) => (await ask('search_places', { size: 1 + (i % 5) })).pagination.total),
    )
    expect(new Set(answers)).toEqual(new Set([5]))
  })
})
