import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DEFINITIONS } from '@/api/ra/resources'
import { addStaff } from '../../setup/payloadRest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { staffCaller } from '../../setup/staffApi'

/** Something of each kind that a filter takes. */
const SAMPLES: unknown[] = [true, 1, '2026-01-02', [1], 'restaurant', '가나']

/** The codes that a schema names, at any depth. */
const codesOf = (schema: unknown): unknown[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { enum: codes = [], const: only, ...rest } = schema as { enum?: unknown[]; const?: unknown }
  return [...codes, only, ...Object.values(rest).flatMap(codesOf)]
}

/** A value that a filter takes. */
const sampleOf = (schema: z.ZodType): unknown =>
  [...SAMPLES, ...codesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))].find(
    (sample) => sample !== undefined && schema.safeParse(sample).success,
  )

describe('Back office lists', () => {
  let test: TestPayload
  let send: ReturnType<typeof staffCaller>
  const list = (resource: string, query: Record<string, unknown>) =>
    send('GET', `/${resource}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)]))}`)

  beforeAll(async () => {
    test = await createTestPayload()
    send = staffCaller(test, (await addStaff(test, '목록지기', 'admin')).cookie)
  })
  afterAll(() => test.drop())

  it.each(Object.entries(DEFINITIONS))(
    'The list of %s can be sorted by every sort field in both directions',
    async (resource, { list: spec }) => {
      for (const field of Object.keys(spec.sorts))
        for (const order of ['ASC', 'DESC']) {
          const { status, text } = await list(resource, { sort: [field, order], range: [0, 4] })
          expect(`${field} ${order} ${status} ${status === 200 ? '' : text}`).toBe(`${field} ${order} 200 `)
        }
    },
  )

  it.each(Object.entries(DEFINITIONS))(
    'The list of %s accepts every filter that takes a value',
    async (resource, { list: spec }) => {
      for (const [name, { schema }] of Object.entries(spec.filters)) {
        const value = sampleOf(schema)
        expect(value, `a sample for ${resource}.${name}`).toBeDefined()
        const { status, text } = await list(resource, { filter: { [name]: value } })
        expect(`${name} ${status} ${status === 200 ? '' : text}`).toBe(`${name} 200 `)
      }
    },
  )

  it.each(Object.keys(DEFINITIONS))(
    'The list of %s refuses unknown sort fields, unknown filters and a wrong range',
    async (resource) => {
      for (const name of ['passwordHash', 'password', 'author.email', 'user_id', '__proto__', 'constructor', '1; --']) {
        expect((await list(resource, { sort: [name, 'ASC'] })).status, `sort ${name}`).toBe(400)
        const filter = encodeURIComponent(`{"${name}":"a"}`)
        expect((await send('GET', `/${resource}?filter=${filter}`)).status, `filter ${name}`).toBe(400)
      }
      for (const range of [[5, 1], [-1, 5], [0], 'all'])
        expect((await list(resource, { range })).status, `range ${JSON.stringify(range)}`).toBe(400)
    },
  )

  it.each(Object.entries(DEFINITIONS))('A lookup in %s by id finds a record or gets 404', async (resource) => {
    const { body } = await list(resource, { range: [0, 0] })
    const [first] = body as unknown as { id: number }[]
    expect((await send('GET', `/${resource}/${first?.id ?? 999_999}`)).status).toBe(first ? 200 : 404)
    expect((await send('GET', `/${resource}/abc`)).status).toBe(404)
  })
})
