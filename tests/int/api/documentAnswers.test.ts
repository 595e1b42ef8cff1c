import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { API_BYTES_MAX } from '@/domain/http/limits'
import { addComment, addPost } from '../setup/community'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { shareWith } from '../setup/favoriteShare'
import { addMember, memberCookie } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff } from '../setup/payloadRest'
import { addRow } from '../setup/rows'
import { SAMPLES } from '../access/apiSamples'

const TOKEN = 'list-that-is-shared-00'
const GONE = 1_999_999_999
const callers = { secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
/** Those that end the session or the rows that the others need come last. */
const ORDER = ['get', 'put', 'post', 'patch', 'delete']
const LAST = ['leave', 'endMemberSessions', 'endMemberSession', 'signOutStaff', 'deletePost', 'deleteReview']

interface Operation {
  id: string
  method: string
  path: string
  pointer: string
  responses: Record<string, { content?: Record<string, object> }>
}
type Path = Record<string, { operationId: string; responses: Operation['responses'] }>

/** The same schemas, but none takes a property that it does not name. */
const strict = (node: unknown): unknown => {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(strict)
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, strict(value)]))
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

describe('Answers of the API', () => {
  let test: TestPayload
  let app: OpenAPIHono
  let operations: Operation[]
  let ids: Record<string, number>
  const cookies: Record<string, string> = { visitor: '' }
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }))
  const seen = new Map<string, number>()
  const wrong: string[] = []

  beforeAll(async () => {
    test = await createTestPayload()
    const { pool } = test
    const places = await seedDirectory(pool, RESTAURANTS)
    const restaurants = places.get('닭한마리') ?? 0
    const writer = await addMember(pool, { nickname: '쓴 사람' })
    const own = await addMember(pool, { nickname: '점심 먹는 나' })
    const posts = await addPost(pool, writer)
    const comments = await addComment(pool, posts, writer)
    await addComment(pool, posts, null, comments)
    const reviews = await addRow(pool, 'reviews', { restaurant_id: restaurants, user_id: writer, content: '좋아요' })
    await addRow(pool, 'review_photos', { name: 'photo-of-the-review', review_id: reviews, position: 1 })
    await addRow(pool, 'reviews', { restaurant_id: restaurants, user_id: own, rating: 5 })
    await addRow(pool, 'favorite_shares', { ...shareWith(TOKEN), user_id: writer })
    await addRow(pool, 'favorites', { user_id: own, restaurant_id: restaurants })
    const folders = await addRow(pool, 'favorite_folders', { user_id: own, name: '점심' })
    const { rows } = await pool.query<{ id: number }>('SELECT min(id) AS id FROM agencies')
    ids = { restaurants, posts, comments, reviews, folders, agencies: rows[0]?.id ?? 0 }
    cookies.member = await memberCookie(pool, own)
    cookies.moderator = (await addStaff(test, '한지우', 'moderator')).cookie
    cookies.admin = (await addStaff(test, '윤서진', 'admin')).cookie
    const members = { pool, payload: () => Promise.resolve(test.payload), ...callers }
    app = createApi({ pool, writes: pool, callers, tickets: members, members })
    const document = (await (await app.request('/api/openapi.json')).json()) as { paths: Record<string, Path> }
    ajv.addSchema(strict(document) as object, 'api')
    const rank = ({ method, id }: Operation) => ORDER.indexOf(method) + (LAST.includes(id) ? 10 : 0)
    operations = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/v1/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId: id, responses }]) => ({
          ...{ id, method, path, responses },
          pointer: `api#/paths/${escaped(path)}/${method}/responses`,
        })),
      )
      .sort((a, b) => rank(a) - rank(b))
  })
  afterAll(() => test.drop())

  const pathOf = ({ path, id }: Operation, known: boolean): string =>
    path
      .replace(/([\w-]+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
        const values: Record<string, string | number> = {
          ...{ token: TOKEN, kind: 'visits', slug: 'lunch', name: 'no-such-photo', x: 13_970, date: '2026-01-01' },
          ...{ restaurantId: ids.restaurants ?? 0, nickname: '쓴 사람', id: (known ? ids[before] : undefined) ?? GONE },
        }
        return `${before}/${values[name] ?? id}`
      })
      .replace('{y}', '6344')
      .replace('{file}', 'restaurants.csv.gz')

  /** Asks, and notes where the answer is not what the document says. */
  async function ask(operation: Operation, path: string, init: RequestInit): Promise<Response> {
    const response = await app.request(path, { method: operation.method.toUpperCase(), ...init })
    const { status } = response
    const said = `${operation.id} ${status}`
    seen.set(said, (seen.get(said) ?? 0) + 1)
    const declared = operation.responses[status]
    const type = response.headers.get('Content-Type')?.split(';')[0]
    const body = await response.clone().text()
    if (!declared) wrong.push(`${said} is not declared: ${body.slice(0, 200)}`)
    else if (body === '') {
      if (declared.content && status < 300) wrong.push(`${said} has no body`)
    } else if (!type || !declared.content?.[type]) wrong.push(`${said} is sent as ${type}`)
    else if (type === 'application/json') {
      const matches = ajv.compile({ $ref: `${operation.pointer}/${status}/content/${escaped(type)}/schema` })
      if (!matches(JSON.parse(body))) wrong.push(`${said}: ${ajv.errorsText(matches.errors)}`)
    }
    return response
  }

  it('Every answer to every operation is as the document says, without a property that it does not name', async () => {
    for (const operation of operations) {
      const { body, query = {} } = SAMPLES[operation.id] ?? {}
      const search = new URLSearchParams(query).toString()
      const init = (cookie: string, sent = body && JSON.stringify(body)): RequestInit => ({
        headers: { Cookie: cookie, ...(sent && { 'Content-Type': 'application/json' }) },
        ...(sent && { body: sent }),
      })
      const path = `${pathOf(operation, true)}?${search}`
      await ask(operation, path, init(cookies.visitor ?? ''))
      await ask(operation, `${pathOf(operation, false)}?${search}`, init(cookies.member ?? ''))
      await ask(operation, path, init(cookies.moderator ?? ''))
      await ask(operation, path, init(cookies.admin ?? ''))
      const answer = await ask(operation, path, init(cookies.member ?? ''))
      const tag = answer.headers.get('ETag')
      if (tag) await ask(operation, path, { headers: { 'If-None-Match': tag } })
      await ask(operation, `${path}&nonsense=1`, init(cookies.member ?? '', body && '[]'))
    }
    const large = operations.filter(({ id }) => ['sendTicket', 'writePost', 'createPoll'].includes(id))
    for (const operation of large) {
      const sent = JSON.stringify({ text: '가'.repeat(API_BYTES_MAX) })
      await ask(operation, pathOf(operation, true), {
        headers: {
          ...{ Cookie: cookies.admin ?? '', 'Content-Type': 'application/json' },
          'Content-Length': String(Buffer.byteLength(sent)),
        },
        body: sent,
      })
    }
    expect(wrong).toEqual([])
    expect([...seen.values()].reduce((all, one) => all + one)).toBeGreaterThanOrEqual(300)
    const statuses = new Set([...seen.keys()].map((said) => said.split(' ')[1]))
    expect([...statuses]).toEqual(
      expect.arrayContaining(['200', '201', '204', '304', '400', '401', '403', '404', '503']),
    )
    const unseen = operations.filter(({ id }) => ![...seen.keys()].some((said) => said.startsWith(`${id} `)))
    expect(unseen).toEqual([])
  })
})
