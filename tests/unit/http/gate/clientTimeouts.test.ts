import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { answerBrokenRequests, rejectUpgrades, SERVER_OPTIONS, setClientTimeouts } from '@/http/gate/clientTimeouts'
import { frontGate } from '@/http/gate/gate'
import { securityHeaders, setSecurityHeaders } from '@/http/securityHeaders'
import { rawServer, request, statusOf, type RawServer } from './rawServer'

const STALLED_MS = 300
const missingHeaders = (answer: string): string[] =>
  Object.entries(securityHeaders())
    .map(([name, value]) => `${name}: ${value}`)
    .filter((line) => !answer.includes(line))
/** More than any socket's buffers hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'a')

describe('Client timeouts', () => {
  let test: RawServer
  afterEach(() => test.close())
  const ended = (socket: Socket) =>
    new Promise<string>((done) => socket.once('close', () => done('closed')).on('error', () => undefined))

  it('A client that does not read its response is disconnected', async () => {
    let givenUp: (() => void) | undefined
    const closed = new Promise<void>((done) => (givenUp = done))
    test = await rawServer((_, res) => res.once('close', () => givenUp?.()).end(LARGE))
    setClientTimeouts(test.server, STALLED_MS)
    const reader = connect(test.port, '127.0.0.1', () => reader.write(request('GET /')))
    reader.pause().on('error', () => undefined)
    await closed
    expect(reader.bytesRead).toBeLessThan(LARGE.length)
    reader.destroy()
  })

  it('A client whose body stops arriving is disconnected', async () => {
    test = await rawServer((req, res) => req.resume().once('end', () => res.end()))
    setClientTimeouts(test.server, STALLED_MS)
    const writer = connect(test.port, '127.0.0.1', () => writer.write(request('POST /', ['Content-Length: 10'], 'abc')))
    writer.resume()
    expect(await ended(writer)).toBe('closed')
  })

  it('A client that reads its response slowly is not disconnected', async () => {
    test = await rawServer((_, res) => res.end(LARGE))
    // The kernel reports free space in its buffers by the megabyte.
    setClientTimeouts(test.server, 5 * STALLED_MS)
    const got = await new Promise<number>((done) => {
      let bytes = 0
      const reader = connect(test.port, '127.0.0.1', () => reader.write(request('GET /')))
      reader.on('data', (part) => {
        bytes += part.length
        reader.pause()
        void setTimeout(bytes < LARGE.length / 2 ? 5 : 0).then(() => reader.resume())
      })
      reader.once('close', () => done(bytes))
    })
    expect(got).toBeGreaterThan(LARGE.length)
  })

  it('A client is not disconnected while the server is still working', async () => {
    test = await rawServer((_, res) => void setTimeout(4 * STALLED_MS).then(() => res.end('at last')))
    setClientTimeouts(test.server, STALLED_MS)
    expect(await test.send(request('GET /'))).toMatch(/at last$/)
  })

  it('An idle connection stays open longer than a proxy keeps it, which is a minute in nginx', async () => {
    test = await rawServer((_, res) => res.end())
    setClientTimeouts(test.server)
    const reader = connect(test.port, '127.0.0.1', () => reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
    const answer = await new Promise<Buffer>((done) => reader.once('data', done))
    reader.destroy()
    expect(Number(/Keep-Alive: timeout=(\d+)/.exec(answer.toString())?.[1])).toBeGreaterThan(60)
  })

  it('A client that requests a protocol upgrade gets the status 400', async () => {
    test = await rawServer((_, res) => res.end())
    rejectUpgrades(test.server)
    const answer = await test.send(
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    expect([statusOf(answer), answer.includes('no-store')]).toEqual([400, true])
    expect(missingHeaders(answer)).toEqual([])
  })

  it.each([
    [400, 'no request at all', 'hello\r\n\r\n', '요청을 읽을 수 없어요.'],
    [431, 'headers without end', request('GET /', [`Cookie: ${'a'.repeat(20_000)}`]), '쿠키를 지우고'],
    [408, 'half a body', request('POST /', ['Content-Length: 10'], 'abc'), '안에 다 오지 않아'],
  ])('A client gets the status %i and a sentence for %s', async (status, _, bytes, says) => {
    test = await rawServer((req, res) => req.resume().once('end', () => res.end()), { connectionsCheckingInterval: 20 })
    answerBrokenRequests(test.server)
    test.server.headersTimeout = STALLED_MS
    test.server.requestTimeout = STALLED_MS
    const answer = await test.send(bytes)
    expect([statusOf(answer), answer.includes('no-store')]).toEqual([status, true])
    expect(answer).toContain(says)
    expect(missingHeaders(answer)).toEqual([])
  })

  it('A request that expects what is not known, or names no host, is answered with the security headers', async () => {
    const gate = frontGate({ limitNetwork: () => Promise.resolve(null), isStaff: () => Promise.resolve(false) })
    test = await rawServer((req, res) => {
      setSecurityHeaders(res)
      void gate(req, res)
    }, SERVER_OPTIONS)
    answerBrokenRequests(test.server)
    const expecting = await test.send(request('GET /', ['Expect: a-miracle']))
    const hostless = await test.send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect([statusOf(expecting), statusOf(hostless)]).toEqual([417, 400])
    expect([...missingHeaders(expecting), ...missingHeaders(hostless)]).toEqual([])
  })
})
