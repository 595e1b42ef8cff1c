import fc from 'fast-check'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { BODIES, HEADERS, KEYS, PAGES, TARGETS, TYPES, VALUES } from './hostileRequests.data'
import { addPost } from '../int/setup/community'
import { scaled } from '../setup/scale'
import { demoDatabase } from './setup/demoDatabase'
import { type RawAnswer, sendRaw } from './setup/rawClient'

/**
 * A request counts as slow if each of three attempts is, and takes many times as long as its page does without anything
 * hostile: on a busy machine everything is slow.
 */
const SLOW_MS = 2_000
const TRIES = 3
const TIMES_AS_LONG = 10
/** The same requests in every run of `npm test`; others each time, and more of them, in `npm run test:full`. */
const PAGE_RUNS = scaled({ numRuns: 150, seed: 1 }, { numRuns: 1_000 })
const API_RUNS = scaled({ numRuns: 400, seed: 1 }, { numRuns: 5_000 })

/** The only paths whose responses may be cached, no matter who sends the request. */
const PUBLIC_PATHS = [
  '(about|agencies|board|changes|collections|contact|data|developers|faq|map|nearby|offline|plan)?$',
  '(privacy|ranking|regions|report-card(/rule)?|restaurants|terms)$',
  '(agencies|board|cards|collections|regions|restaurants|terms|privacy)/|_next/static/|fonts/|map/',
  'en(/(agencies|restaurants)(/\\d+)?)?$',
  '(manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|sw\\.js)$|sitemaps/',
  'api/(openapi\\.json|v1/(agencies|collections|comments|locations|photos|posts|regions|restaurants)(/|\\.csv|$))',
  'api/v1/(changes|plan|reconcile|report-card|snapshots|statistics|suggest|tiles)(/|$)',
  '(changes/|data/catalog\\.jsonld$|embed/|llms(-full)?\\.txt$|oembed$|[\\w/-]+\\.md$)',
]
const PUBLIC = new RegExp(`^/(${PUBLIC_PATHS.join('|')})`)

describe('Hostile requests', () => {
  const site = inject('site')
  let routes: { method: string; path: string }[]
  beforeAll(async () => {
    const { paths } = (await (await fetch(`${site}/api/openapi.json`)).json()) as { paths: Record<string, object> }
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1') })),
    )
    const forms = [
      '/api/v1/staff/sign-in-form',
      '/api/v1/staff/sign-out-form',
      '/api/v1/auth/start',
      '/api/v1/auth/finish',
      '/api/v1/auth/kakao/unlink',
      '/mcp',
    ].map((path) => ({ method: 'POST', path }))
    routes = [...described, ...forms]
  })

  function judge(what: string, path: string, { status, headers, body }: RawAnswer): void {
    expect(status, what).toBeLessThan(500)
    const cached = /public|s-maxage|max-age=[1-9]/.test(
      `${headers.get('cache-control') ?? ''} ${headers.get('cdn-cache-control') ?? ''}`,
    )
    if (cached) {
      expect([200, 206, 304], what).toContain(status)
      expect(PUBLIC.test(decodeURIComponent(path)), what).toBe(true)
      expect(headers.has('set-cookie'), what).toBe(false)
      expect(body, what).not.toMatch(/불러오지 못했어요/)
    } else if (status > 0 && status !== 304)
      expect(headers.get('cache-control') ?? 'no-store', what).toMatch(/no-store|no-cache|max-age=0/)
    expect(headers.get('set-cookie') ?? '', what).not.toMatch(/^a=b/)
  }

  async function ask(line: string, headers: string[] = [], body = ''): Promise<void> {
    const what = [line.slice(0, 200), ...headers, body.slice(0, 60)].join(' | ')
    const path = line.split(' ')[1]?.split('?')[0] ?? ''
    let fastest = Infinity
    for (let tried = 0; tried < TRIES && fastest > SLOW_MS; tried++) {
      const answer = await sendRaw(site, line, headers, body)
      judge(what, path, answer)
      fastest = Math.min(fastest, answer.ms)
    }
    if (fastest <= SLOW_MS) return
    const plain = await sendRaw(site, `GET ${path}`)
    expect(fastest, what).toBeLessThan(plain.ms * TIMES_AS_LONG)
  }

  const query = fc
    .array(
      fc.tuple(
        fc.constantFrom(...KEYS),
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...VALUES) },
          fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(Buffer.from(text).toString())),
        ),
      ),
      { maxLength: 5 },
    )
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'))
  const headers = fc.array(fc.constantFrom(...HEADERS), { maxLength: 2 })
  const verb = fc.constantFrom(
    'GET',
    'GET',
    'GET',
    'GET',
    'HEAD',
    'OPTIONS',
    'POST',
    'PUT',
    'DELETE',
    'TRACE',
    'PROPFIND',
  )

  it(
    'A hostile page request is answered quickly, without a server error, and cached only if public',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...PAGES), verb, query, headers, (page, method, asked, sent) =>
          ask(`${method} ${page}?${asked}`, [...sent, ...(method === 'POST' ? ['Content-Length: 0'] : [])]),
        ),
        PAGE_RUNS,
      )
    },
    scaled(300_000, 3_600_000),
  )

  it('A request with an unusual target is answered quickly and without a server error', async () => {
    for (const target of TARGETS)
      for (const method of ['GET', 'POST', 'OPTIONS'])
        await ask(`${method} ${target}`, method === 'POST' ? ['Content-Length: 0'] : [])
  }, 120_000)

  it('An RSC request with a garbage router state is answered without a server error', async () => {
    const state = ['RSC: 1', 'Next-Router-State-Tree: %5Bgarbage']
    for (const page of ['/', '/regions', '/restaurants/1', '/profile', '/terms']) {
      const { status, headers: answered } = await sendRaw(site, `GET ${page}?_rsc=x`, state)
      const led = answered.get('location')
      await ask(`GET ${status === 307 && led?.includes('_rsc') ? led : page}`, state)
    }
  }, 60_000)

  it('An API route that is not public is never cached', async () => {
    for (const { method, path } of routes.filter((route) => route.method === 'GET')) await ask(`${method} ${path}`)
  }, 120_000)

  it(
    'An API request with any query and body is answered without a server error',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(),
          query,
          fc.constantFrom(...TYPES),
          fc.constantFrom(...BODIES),
          headers,
          async (at, asked, type, body, sent) => {
            const { method, path } = routes[at % routes.length] ?? { method: 'GET', path: '/api/v1/restaurants' }
            const carries = method !== 'GET' && method !== 'HEAD'
            await ask(
              `${method} ${path}?${asked}`,
              [...sent, ...(carries ? [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`] : [])],
              carries ? body : '',
            )
          },
        ),
        API_RUNS,
      )
    },
    scaled(300_000, 3_600_000),
  )

  it('A request for an event stream gets its beginning quickly', async () => {
    const line = `GET /api/v1/posts/${await addPost(demoDatabase(), null)}/events`
    expect((await sendRaw(site, line)).headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await ask(line, ['Last-Event-ID: 99999999999999999999'])
    await ask(`${line}?last_event_id=0`)
  })

  it('An unsupported type, encoding or size of body is answered without a server error', async () => {
    for (const path of [
      '/',
      '/profile',
      '/api/v1/tickets',
      '/api/v1/restaurants',
      '/api/v1/staff/sign-in-form',
      '/cms',
      '/healthz',
    ]) {
      for (const type of TYPES) await ask(`POST ${path}`, [`Content-Type: ${type}`, 'Content-Length: 3'], 'abc')
      await ask(`GET ${path}`, ['Content-Length: 3'], 'abc')
      await ask(`POST ${path}`, ['Content-Encoding: gzip', 'Content-Length: 3'], 'abc')
      await ask(
        `POST ${path}`,
        ['Transfer-Encoding: chunked', 'Content-Type: application/json'],
        `200000\r\n${'a'.repeat(0x200000)}\r\n0\r\n\r\n`,
      )
    }
  }, 120_000)
})
