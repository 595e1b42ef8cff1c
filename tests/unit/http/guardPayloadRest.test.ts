import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { REST_REQUESTS } from '@/domain/http/limits'
import { createPayloadRestGuard, restRequestOf } from '@/http/payloadGuards'

interface Answer {
  status: number
  cache: string | undefined
  retry: string | undefined
  text: string
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server with the guard alone: the cookie `staff` is a session of staff, and `broken` fails to load. */
async function open(behind: () => Promise<number> = () => Promise.resolve(200)) {
  const guard = createPayloadRestGuard((cookie) =>
    cookie === 'broken' ? Promise.reject(new Error('no database')) : Promise.resolve(cookie === 'staff'),
  )
  server = createServer((req, res) => {
    void guard(req, res).then(async (answered) => {
      if (answered) return
      const status = await behind()
      res.writeHead(status, { 'Cache-Control': 'public, max-age=60' })
      res.end('behind')
    })
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
        let text = ''
        res.on('data', (piece: Buffer) => (text += piece.toString()))
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            cache: res.headers['cache-control'],
            retry: res.headers['retry-after'],
            text,
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })
}

describe('Payload REST guard', () => {
  it('The REST guard leaves all other paths alone', async () => {
    const ask = await open()
    expect(await ask('/restaurants?trash=true')).toMatchObject({ status: 200, cache: 'public, max-age=60' })
  })

  it('The REST guard lets public reads through and marks Payload’s responses no-store', async () => {
    const ask = await open()
    expect(await ask('/api/restaurants')).toMatchObject({ status: 200, cache: 'no-store', text: 'behind' })
    expect(await ask('/api/users', { Cookie: 'staff' })).toMatchObject({ status: 200, cache: 'no-store' })
  })

  it('The REST guard rejects a request with a message in the format of Payload’s errors', async () => {
    const ask = await open()
    const { status, cache, text } = await ask('/api/restaurants?trash=true')
    expect({ status, cache, body: JSON.parse(text) as unknown }).toEqual({
      status: 400,
      cache: 'no-store',
      body: {
        errors: [{ data: { code: 'unknown-parameter' }, message: 'trash 매개변수는 없어요. 이름을 확인해 주세요.' }],
      },
    })
  })

  it.each(['/api/users', '//api/users', '/%61pi/users', '/x/../api/users', '/api/./users', '/api//users'])(
    'The REST guard recognises %s as a request for users',
    async (path) => {
      expect(restRequestOf('GET', path)?.segments).toEqual(['users'])
      expect((await (await open())(path)).status).toBe(401)
    },
  )

  it('Staff, but not visitors, can send a long read as a POST', async () => {
    const ask = await open()
    const headers = { 'X-Payload-HTTP-Method-Override': 'GET' }
    expect((await ask('/api/restaurants', headers, 'POST')).status).toBe(405)
    expect((await ask('/api/restaurants', { ...headers, Cookie: 'staff' }, 'POST')).status).toBe(200)
  })

  it('The REST guard responds with 503 and Retry-After when the session cannot be loaded', async () => {
    expect(await (await open())('/api/users', { Cookie: 'broken' })).toMatchObject({
      status: 503,
      cache: 'no-store',
      retry: '3',
    })
  })

  it('The REST guard adds Retry-After when Payload responds with 503', async () => {
    expect(await (await open(() => Promise.resolve(503)))('/api/restaurants')).toMatchObject({
      status: 503,
      retry: '3',
    })
  })

  it('A client that leaves while its session is read takes no place from the others', async () => {
    let read: (isStaff: boolean) => void = () => undefined
    let reading: Promise<boolean> = Promise.resolve(true)
    const guard = createPayloadRestGuard(() => reading)
    const left: Promise<unknown>[] = []
    server = createServer((req, res) => {
      left.push(once(res, 'close'))
      void guard(req, res).then((answered) => answered || res.end('behind'))
    })
    await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    const ask = () => request({ port, host: '127.0.0.1', path: '/api/reports', headers: { Cookie: 'staff' } }).end()
    reading = new Promise((resolve) => (read = resolve))
    for (let at = 1; at <= REST_REQUESTS.staff.concurrency; at++) {
      const sent = ask().on('error', () => undefined)
      await expect.poll(() => left.length).toBe(at)
      sent.destroy()
    }
    await Promise.all(left)
    read(true)
    const [answer] = (await once(ask(), 'response')) as [{ statusCode: number }]
    expect(answer.statusCode).toBe(200)
  })

  it('The REST guard limits concurrent requests, queues some, rejects the rest with 503, and recovers', async () => {
    const { concurrency, queueMax } = REST_REQUESTS.visitor
    const tooMany = 20
    let [inside, most, refused] = [0, 0, 0]
    let release: () => void = () => undefined
    const crowded = new Promise<void>((resolve) => (release = resolve))
    const ask = await open(async () => {
      most = Math.max(most, ++inside)
      await crowded
      inside--
      return 200
    })
    const answers = await Promise.all(
      Array.from({ length: concurrency + queueMax + tooMany }, async () => {
        const { status } = await ask('/api/agencies')
        if (status === 503 && ++refused === tooMany) release()
        return status
      }),
    )
    expect(most).toBe(concurrency)
    expect(new Set(answers)).toEqual(new Set([200, 503]))
    expect((await ask('/api/agencies')).status).toBe(200)
  })
})
