import fc from 'fast-check'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { LISTS } from '@/api/ra/resourceLists'
import { scaled } from '../../setup/scale'
import { seedDirectory, RESTAURANTS } from '../setup/directory'
import { addMember, memberBrowser } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff } from '../setup/payloadRest'
import { staffCaller } from '../setup/staffApi'

interface Parameter {
  in: string
  name: string
  schema?: { type?: string; enum?: string[] }
}
interface Described {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>
}

/** What no column, or no JSON, can hold; and a word whose keys are no Hangul. */
const UNSTORABLE = ['a\0b', '\ud800', '가\udc00']
const HOSTILE = [...UNSTORABLE, 'photo']
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 20 })
  .map((units) => String.fromCharCode(...units))

describe('Hostile texts', () => {
  let test: TestPayload
  let app: OpenAPIHono
  let cookie: string
  let staff: { id: number; cookie: string }
  let restaurant: number
  let fields: { path: string; name: string }[]
  beforeAll(async () => {
    test = await createTestPayload()
    restaurant = (await seedDirectory(test.pool, RESTAURANTS)).get('닭한마리') ?? 0
    const callers = { secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
    const members = { pool: test.pool, payload: () => Promise.resolve(test.payload), ...callers }
    app = createApi({ pool: test.pool, writes: test.pool, members })
    staff = await addStaff(test, '윤서진', 'admin')
    const member = await addMember(test.pool, { nickname: '점심 먹는 나' })
    cookie = `${(await memberBrowser(app, test.pool, member)).cookie}; ${staff.cookie}`
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as Described
    const own = Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/'))
    fields = own.flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ in: where, schema }) => where === 'query' && schema?.type === 'string' && !schema.enum)
        .map(({ name }) => ({ path: path.replace(/\{\w+\}/g, '1'), name })),
    )
  })
  afterAll(() => test.drop())

  const search = async ({ path, name }: { path: string; name: string }, text: string): Promise<void> => {
    const asked = `${path}?${new URLSearchParams({ [name]: text })}`
    const answer = await app.request(asked, { headers: { Cookie: cookie } })
    expect(answer.status, `${asked}: ${await answer.text()}`).toBeLessThan(500)
  }
  const send = (path: string, body: object): Promise<Response> =>
    Promise.resolve(
      app.request(path, {
        method: 'POST',
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )

  it('No text in any search field of the API leads to a server error', async () => {
    expect(fields).toContainEqual({ path: '/api/v1/suggest', name: 'q' })
    expect(fields).toContainEqual({ path: '/api/v1/staff/search', name: 'q' })
    for (const field of fields) for (const text of HOSTILE) await search(field, text)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), anyText, (field, text) => search(field, text)),
      { numRuns: scaled(100, 3_000), seed: 20261128 },
    )
  })

  it('No text in any filter of the back office leads to a server error', async () => {
    const call = staffCaller(test, staff.cookie)
    const filters = Object.entries(LISTS).flatMap(([resource, { list }]) =>
      Object.keys(list.filters).map((name) => ({ resource, name })),
    )
    const filterBy = async ({ resource, name }: { resource: string; name: string }, text: string) => {
      const filter = encodeURIComponent(JSON.stringify({ [name]: text }))
      const answer = await call('GET', `/${resource}?filter=${filter}`)
      expect(answer.status, `${resource} ${name}: ${answer.text}`).toBeLessThan(500)
    }
    for (const filter of filters.filter(({ name }) => name === 'q'))
      for (const text of HOSTILE) await filterBy(filter, text)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...filters), fc.oneof(anyText, fc.constantFrom(...HOSTILE)), filterBy),
      { numRuns: scaled(60, 2_000), seed: 20261128 },
    )
  })

  it.each(UNSTORABLE)('A row of the back office with %j is written without it or refused', async (text) => {
    const call = staffCaller(test, staff.cookie)
    for (const [resource, row] of Object.entries({
      restaurants: { name: text, address: '서울특별시 종로구 종로 1' },
      agencies: { name: text, type: 'other', aliases: [text] },
      faqs: { question: text, answer: text, category: 'using', status: 'draft' },
      notices: { title: text, content: text },
    })) {
      const { status, text: answer } = await call('POST', `/${resource}`, row)
      expect([201, 400], `${resource}: ${answer}`).toContain(status)
    }
    const bulk = await call('PATCH', '/restaurants', { ids: [restaurant], data: { isActive: true }, reason: text })
    expect([200, 400], bulk.text).toContain(bulk.status)
  })

  it.each(UNSTORABLE)('An exclusion and a saved filter with %j are kept without it or refused', async (text) => {
    const excluded = await send('/api/v1/staff/recommendations/exclusions', { restaurant, reason: text })
    expect([204, 400], await excluded.text()).toContain(excluded.status)
    const saved = await send('/api/v1/staff/filters', {
      ...{ resource: 'restaurants', name: '서울' },
      filter: { q: text },
    })
    expect(saved.status, await saved.text()).toBe(400)
  })

  it('A deletion whose reason cannot be read is refused', async () => {
    const request = new Request(`http://localhost/api/ra/restaurants/${restaurant}`, {
      method: 'DELETE',
      headers: { Cookie: staff.cookie, 'X-Reason': '%E0%A4%A' },
    })
    const answer = await handleEndpoints({ config: test.payload.config, request })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { reason: expect.any(String) as string } })
  })
})
