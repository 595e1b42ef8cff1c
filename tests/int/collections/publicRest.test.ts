import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Where } from 'payload'
import { PayloadSDK } from 'payload-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { PUBLIC_COLLECTIONS } from '@/domain/payloadRest/publicCollections'
import { REST_COLLECTION_LABELS, REST_EXAMPLES } from '@/messages/payloadRest'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, restFetch } from '../setup/payloadRest'
import { addRow, addRows, regionId } from '../setup/rows'
import { seedEveryCollection } from '../setup/seedEveryTable'

type Document = Record<string, unknown> & { id: number }
interface List {
  docs: Document[]
  totalDocs: number
  totalPages: number
  page: number
  hasPrevPage: boolean
  hasNextPage: boolean
  errors?: { message: string; data: { code: string } }[]
}

const SITE = 'http://localhost'
const NAMES = ['순대국', '100%메밀', '100가메밀', 'a_b', 'axb', String.raw`길\목`]
const MANY = 40

describe('Payload’s REST API for integrators', () => {
  let test: TestPayload
  let site: typeof fetch
  let sdk: PayloadSDK
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }))
  const slugs = Object.keys(PUBLIC_COLLECTIONS)

  beforeAll(async () => {
    test = await createTestPayload()
    await seedEveryCollection(
      test.pool,
      slugs.map((slug) => slug.replaceAll('-', '_')),
    )
    await test.pool.query(
      `UPDATE terms_versions SET published = true; UPDATE place_collections SET published = true;
       UPDATE faqs SET status = 'active'`,
    )
    const region_id = await regionId(test.pool, '11110')
    const [place = 0] = await addRows(
      test.pool,
      'restaurants',
      NAMES.map((name) => ({ title: name, name, branch: name === '순대국' ? null : '본점', region_id })),
    )
    const agency_id = await addRow(test.pool, 'agencies', { name: '가온시청' })
    const visit = { restaurant_id: place, agency_id, spent_at: '2026-01-05T03:00:00Z' }
    await addRows(
      test.pool,
      'visits',
      Array.from({ length: MANY }, () => visit),
    )
    site = restFetch(test)
    sdk = new PayloadSDK({ baseURL: `${SITE}/api`, fetch: site })
    const app = createApi({ pool: test.pool })
    ajv.addSchema((await (await app.request('/api/openapi.json')).json()) as object, 'api')
  })
  afterAll(() => test.drop())

  const read = async (path: string, fetching = site, init?: RequestInit): Promise<List & { status: number }> => {
    const response = await fetching(`${SITE}${path}`, init)
    return { status: response.status, ...((await response.json()) as List) }
  }
  const namesOf = ({ docs }: { docs: object[] }) => docs.map((doc) => 'name' in doc && doc.name)
  const found = async (condition: string) =>
    namesOf(await read(`/api/restaurants?where[name]${condition}&where[region][exists]=true&sort=id`))

  it('Payload’s own client finds, counts and reads documents, and gets the sentence of a refusal', async () => {
    const where: Where = { and: [{ name: { contains: '메밀' } }, { region: { exists: true } }] }
    const list = await sdk.find({ collection: 'restaurants', where, sort: ['-name'], limit: 1, depth: 1 })
    expect(list).toMatchObject({ totalDocs: 2, totalPages: 2, hasNextPage: true, nextPage: 2 })
    const [first] = list.docs
    expect(await sdk.count({ collection: 'restaurants', where })).toEqual({ totalDocs: 2 })
    expect(await sdk.findByID({ collection: 'restaurants', id: first?.id ?? 0 })).toMatchObject({ id: first?.id })
    const refused = sdk.find({ collection: 'restaurants', where: { phone: { equals: '02' } } })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^phone .*[가-힣]/) as string,
    })
    await expect(sdk.find({ collection: 'users' })).rejects.toMatchObject({ status: 401 })
    const gone = sdk.findByID({ collection: 'restaurants', id: 1_999_999_999 })
    await expect(gone).rejects.toMatchObject({ status: 404 })
  })

  it.each(['', 'pagination=false', 'pagination=false&limit=0', 'page=3&limit=30', 'page=900&pagination=false'])(
    'The total is that of all documents with the query "%s"',
    async (query) => {
      const list = await read(`/api/visits?where[restaurant][greater_than]=1&${query}`)
      expect(list.totalDocs).toBe(MANY)
      expect(list.hasNextPage).toBe(list.totalPages > list.page)
      expect(list.page).toBe(Number(new URLSearchParams(query).get('page') ?? 1))
      expect(list.hasPrevPage).toBe(list.page > 1)
    },
  )

  it('Percent signs, underscores and backslashes in a search are letters', async () => {
    expect(await found('[contains]=%25')).toEqual(['100%메밀'])
    expect(await found('[contains]=100%25메')).toEqual(['100%메밀'])
    expect(await found('[contains]=a_b')).toEqual(['a_b'])
    expect(await found('[like]=_ A')).toEqual(['a_b'])
    expect(await found('[contains]=%5C')).toEqual([String.raw`길\목`])
  })

  it('The operator not_like keeps what does not contain the text, also where there is no text', async () => {
    expect(await found('[not_like]=메밀')).toEqual(['순대국', 'a_b', 'axb', String.raw`길\목`])
    expect(await found('[not_like]=A_')).toEqual(NAMES.filter((name) => name !== 'a_b'))
    const path = '/api/restaurants?where[branch][not_like]=본&where[region][exists]=true'
    expect(namesOf(await read(path))).toEqual(['순대국'])
  })

  it('Distances are refused with a sentence that lists the operators of the field', async () => {
    const { status, errors } = await read('/api/restaurants?where[latitude][near]=127,37,1000')
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(/^latitude .*greater_than_equal/)])
  })

  it('Staff cannot change or delete all documents with a query that chooses none', async () => {
    const { cookie } = await addStaff(test, '윤서진', 'admin')
    await addRow(test.pool, 'faqs', { question: '언제 바뀌나요?', answer: '매달요.', category: 'data' })
    for (const [method, search] of [
      ['DELETE', ''],
      ['DELETE', '?where[and][]='],
      ['PATCH', '?where[or][]='],
    ] as const) {
      const init = { method, headers: { 'Content-Type': 'application/json' }, body: '{"answer":"다른 답"}' }
      const answer = await read(`/api/faqs${search}`, restFetch(test, cookie), init)
      expect([answer.status, answer.errors?.[0]?.data.code]).toEqual([400, 'where-missing'])
    }
    const { rows } = await test.pool.query<{ answer: string }>('SELECT answer FROM faqs')
    expect(rows.map(({ answer }) => answer)).toContain('매달요.')
    expect(rows.map(({ answer }) => answer)).not.toContain('다른 답')
  })

  const isAsDocumented = (schema: string, answer: unknown) => {
    const matches = ajv.compile({ $ref: `api#/components/schemas/${schema}` })
    return matches(answer) ? 'as documented' : ajv.errorsText(matches.errors)
  }

  it.each(slugs)('A visitor sees exactly the documented fields of %s', async (slug) => {
    const name = slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    for (const depth of [0, 1]) {
      const list = await read(`/api/${slug}?depth=${depth}`)
      const { status, ...body } = list
      expect([status, isAsDocumented(`${name}Page`, body)]).toEqual([200, 'as documented'])
      const { where, shows } = PUBLIC_COLLECTIONS[slug] ?? { where: {}, shows: {} }
      for (const doc of list.docs) expect(Object.keys(doc).sort()).toEqual(Object.keys({ ...where, ...shows }).sort())
      expect(list.docs.length).toBeGreaterThan(0)
    }
    expect(Object.keys(REST_COLLECTION_LABELS)).toContain(slug)
  })

  it.each(REST_EXAMPLES)('The example “$label” runs, and the guide has it', async ({ path }) => {
    expect((await site(`${SITE}${path}`)).status).toBe(200)
    expect(readFileSync('docs/api.md', 'utf8')).toContain(path)
  })
})
