import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageCache, type PageCache } from '@/http/pageCache/pageCache'
import { changeEnv } from '@/infra/env'
import { noteFailedRead, tagPage } from '@/infra/requestContext'
import { gateMessages } from '@/messages/gate'

const BYTES_MAX = 64 * 1024
let server: Server
let cache: PageCache
let rendered: string[]
let beforeAnswer: () => Promise<void>
let isKnown: boolean
let [site, text] = ['', '']

const render = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const path = new URL(req.url ?? '', 'http://site').pathname
  rendered.push(`${req.url}${req.headers.cookie ? ' with a cookie' : ''}`)
  const shown = text
  await beforeAnswer()
  if (path !== '/contact') tagPage(path === '/' ? 'directory' : `restaurant:${path.split('/').at(-1)}`)
  if (path === '/restaurants/500') return void res.writeHead(500, { 'Content-Type': 'text/html' }).end('broken')
  if (path === '/restaurants/9') noteFailedRead()
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.end(`<p>${shown}</p><script>run()</script>`)
}

const api = async (request: Request): Promise<Response> => {
  rendered.push(new URL(request.url).pathname + (request.headers.get('cookie') ?? ''))
  const shown = text
  await beforeAnswer()
  tagPage('directory')
  const headers = { 'Content-Security-Policy': "default-src 'none'" }
  if (request.url.includes('page=0')) return Response.json({ status: 400 }, { status: 400, headers })
  return Response.json({ data: shown.repeat(1_000) }, { headers: { ...headers, ETag: `W/"${shown.length}"` } })
}

beforeEach(async () => {
  changeEnv({ WAIT_FACTOR: '1' })
  rendered = []
  beforeAnswer = () => Promise.resolve()
  ;[isKnown, text] = [true, '하나']
  cache = createPageCache({ pages: render, api }, { sync: () => Promise.resolve(isKnown) }, { bytesMax: BYTES_MAX })
  server = createServer((req, res) => {
    const path = new URL(req.url ?? '', 'http://site').pathname
    const network = req.headers['x-test-network'] as string | undefined
    void cache
      .answer(req, res, path, { reads: { failed: false, unavailable: false }, ...(network && { network }) })
      .then((answered) => {
        if (!answered) res.writeHead(404).end('elsewhere')
      })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  changeEnv({ WAIT_FACTOR: '10' })
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

function holdRenders(): () => void {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  beforeAnswer = () => released
  return () => release()
}

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site + path, { headers })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

it('Concurrent requests for a page share one render, made without the cookies of the first', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => read('/', { Cookie: 'session=secret' })))
  expect(answers.map(({ body }) => body)).toEqual(Array(20).fill('<p>하나</p><script>run()</script>'))
  expect((await read('/')).headers.get('cache-status')).toMatch(/^pages; hit; ttl=\d\d$/)
  expect(rendered).toEqual(['/'])
})

it('A page is sent in the encoding that the client accepts, and as 304 to a client that has it', async () => {
  const zipped = await fetch(`${site}/`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  const plain = await read('/', { 'Accept-Encoding': 'identity' })
  expect((await rawBody()).toString()).toBe(plain.body)
  expect([plain.headers.get('content-encoding'), plain.body]).toEqual([null, '<p>하나</p><script>run()</script>'])
  const again = await read('/', { 'If-None-Match': plain.headers.get('etag') ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
  expect(brotliDecompressSync(await rawBody('br')).toString()).toBe(plain.body)
})

it('An API answer is cached as it is and in the encodings that clients accept', async () => {
  const path = '/api/v1/regions'
  const plain = await read(path, { 'Accept-Encoding': 'identity', Cookie: 'session=secret' })
  expect([plain.headers.get('etag'), plain.headers.get('content-encoding')]).toEqual(['W/"2"', null])
  const packed = await Promise.all(['br', 'gzip'].map((coding) => read(path, { 'Accept-Encoding': coding })))
  expect(packed.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip'])
  expect(packed.map(({ body }) => body)).toEqual([plain.body, plain.body])
  expect((await read(path, { 'If-None-Match': 'W/"2"' })).status).toBe(304)
  expect(rendered).toEqual([path])
  text = '셋셋셋'
  cache.invalidate(['directory'])
  expect((await read(path)).headers.get('etag')).toBe('W/"3"')
})

it('An API error is not cached', async () => {
  const refused = await Promise.all([1, 2].map(() => read('/api/v1/restaurants?page=0')))
  expect(refused.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([400, '{"status":400}']))
  expect((await read('/api/v1/restaurants?page=0')).status).toBe(400)
  expect(rendered.length).toBeGreaterThan(1)
})

it('An API address in another spelling bypasses the cache', async () => {
  expect((await read('/api/v1/%72egions')).body).toBe('elsewhere')
})

it('The scripts of a cached page are allowed by their hashes', async () => {
  expect((await read('/')).headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^;]+'; /)
})

it('Invalidating a tag drops exactly the pages made from it', async () => {
  for (const path of ['/', '/restaurants/1', '/restaurants/2']) await read(path)
  text = '둘'
  cache.invalidate(['restaurant:1'])
  expect((await read('/restaurants/1')).body).toContain('둘')
  expect((await read('/restaurants/2')).body).toContain('하나')
  expect((await read('/')).body).toContain('하나')
  expect(rendered).toEqual(['/', '/restaurants/1', '/restaurants/2', '/restaurants/1'])
})

it('A page that changed while it was rendered is not cached, nor shown to later requests', async () => {
  let finish = (): void => undefined
  beforeAnswer = () => new Promise((done) => (finish = done))
  const early = read('/restaurants/1')
  await vi.waitFor(() => expect(rendered).toHaveLength(1), 30_000)
  text = '둘'
  cache.invalidate(['restaurant:1'])
  beforeAnswer = () => Promise.resolve()
  const late = read('/restaurants/1')
  await setTimeout(150)
  finish()
  expect((await early).body).toContain('하나')
  expect((await late).body).toContain('둘')
  expect((await read('/restaurants/1')).body).toContain('둘')
})

it('A failed page, a page that lacks something and a page without tags are not cached', async () => {
  for (const path of ['/restaurants/500', '/restaurants/9', '/contact']) for (const _ of [1, 2]) await read(path)
  expect(rendered).toHaveLength(6)
  expect((await read('/restaurants/500')).status).toBe(500)
})

it('A page with a parameter that it does not read leaves nothing in the cache', async () => {
  for (const path of ['/restaurants/1?x=1', '/about??x=1']) expect((await read(path)).body).toBe('elsewhere')
  expect([cache.size, rendered]).toEqual([0, []])
})

it('A page is shown for a minute, and refreshed after half of that', async () => {
  const clock = vi.spyOn(performance, 'now')
  const start = performance.now()
  await read('/')
  text = '둘'
  clock.mockReturnValue(start + 40_000)
  expect((await read('/')).body).toContain('하나')
  await vi.waitFor(async () => expect((await read('/')).body).toContain('둘'), 30_000)
  text = '셋'
  clock.mockReturnValue(start + 40_000 + 61_000)
  expect((await read('/')).body).toContain('셋')
  clock.mockRestore()
})

it('The most requested pages are rendered again when everything changed', async () => {
  for (const path of ['/', '/restaurants/1']) await read(path)
  text = '둘'
  cache.invalidate(['*'])
  await vi.waitFor(() => expect(rendered).toHaveLength(4), 30_000)
  expect((await read('/')).headers.get('cache-status')).toMatch(/hit/)
})

it('A page request gets 503 at once when too many different pages are being rendered', async () => {
  const finish = holdRenders()
  const crowd = Array.from({ length: 200 }, (_, id) => read(`/restaurants/${id + 1_000}`))
  const first = await Promise.race(crowd)
  expect([first.status, first.headers.get('retry-after'), first.body]).toEqual([503, '5', gateMessages.tooBusy(5)])
  finish()
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200, 503]))
})

it('API requests bypass the cache when too many are in progress, and pages keep room of their own', async () => {
  const goOn = holdRenders()
  const asked = Array.from({ length: 70 }, (_, i) => read(`/api/v1/restaurants/${i}`))
  const beyond = await Promise.race(asked)
  expect([beyond.status, beyond.body]).toEqual([404, 'elsewhere'])
  const page = read('/')
  await vi.waitFor(() => expect(rendered).toContain('/'), 30_000)
  goOn()
  expect((await page).status).toBe(200)
  await Promise.all(asked)
})

it('One network can take only a part of the renders, as many more as waits are longer', async () => {
  changeEnv({ WAIT_FACTOR: '2' })
  const finish = holdRenders()
  const crawler = Array.from({ length: 46 }, (_, id) => read(`/restaurants/${id + 1e3}`, { 'x-test-network': 'a' }))
  let refused = 0
  for (const answer of crawler) void answer.then(({ status }) => (refused += Number(status === 503)))
  await vi.waitFor(() => expect(refused).toBe(14), 5_000)
  const visitor = read('/restaurants/1', { 'x-test-network': 'b' })
  finish()
  expect((await visitor).status).toBe(200)
  expect((await Promise.all(crawler)).filter(({ status }) => status === 200)).toHaveLength(32)
})

it('Writes and private pages bypass the page cache', async () => {
  expect((await read('/profile')).status).toBe(404)
  expect((await fetch(`${site}/`, { method: 'POST' })).status).toBe(404)
  expect(rendered).toEqual([])
})

it('The page cache stays within its size limit, however many addresses are requested', async () => {
  for (let id = 0; id < 100; id++) await read(`/restaurants/1?page=${id}`)
  expect(cache.size).toBeLessThanOrEqual(BYTES_MAX)
  expect(cache.size).toBeGreaterThan(BYTES_MAX / 2)
  expect((await read('/restaurants/1?page=99')).headers.get('cache-status')).toMatch(/hit/)
  expect((await read('/restaurants/1?page=0')).headers.get('cache-status')).toMatch(/miss/)
})

/** The bytes as they come over the wire, which `fetch` would decode. */
async function rawBody(coding = ''): Promise<Buffer> {
  const [answer] = (await once(get(`${site}/`, { headers: { 'Accept-Encoding': coding } }), 'response')) as [
    IncomingMessage,
  ]
  return buffer(answer)
}
