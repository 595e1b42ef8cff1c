import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import { answerBrokenRequests, setClientTimeouts } from '@/http/gate/clientTimeouts'
import { frontGate } from '@/http/gate/gate'
import { log } from '@/infra/log'
import { scaled } from '../../setup/scale'
import { expenseCsv, uploadHarness } from './uploadHarness'

const MB = 1024 * 1024
const SLOW_MS = 500
const PARALLEL = scaled(4, 20)
const MEMORY_MAX_MB = scaled(200, 400)
const FILE = expenseCsv(['2026-05-04,12:10,온새미한상,간담회,4,카드,52000'])

describe('Bodies of upload requests', () => {
  const harness = uploadHarness()
  let server: Server
  let port: number

  beforeAll(async () => {
    const api = createApi({ pool: harness.test().pool, writes: harness.test().pool })
    const handle = getRequestListener(api.fetch)
    const gate = frontGate({ limitNetwork: () => Promise.resolve(null), isStaff: () => Promise.resolve(true) })
    server = createServer({ connectionsCheckingInterval: 50 }, (req, res) => {
      void gate(req, res).then((path) => (path === null ? undefined : handle(req, res)))
    })
    setClientTimeouts(server)
    answerBrokenRequests(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    ;({ port } = server.address() as AddressInfo)
  })
  afterAll(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  )

  /** Writes parts of a request, one after the other, and returns all that comes back. */
  const exchange = (headers: readonly string[], parts: AsyncIterable<Buffer> | Iterable<Buffer>, breaks = false) =>
    new Promise<string>((answered) => {
      const received: Buffer[] = []
      const socket = connect(port, '127.0.0.1', () => void write())
      const write = async () => {
        const line = `POST /api/v1/staff/uploads?kind=visits&name=a.csv HTTP/1.1`
        const cookie = `Cookie: ${harness.browser().cookie()}`
        socket.write([line, 'Host: localhost', cookie, ...headers, '', ''].join('\r\n'))
        for await (const part of parts) {
          if (socket.destroyed) return
          if (!socket.write(part)) await Promise.race([new Promise((go) => socket.once('drain', go)), setTimeout(200)])
        }
        if (breaks) socket.destroy()
      }
      socket.on('data', (part) => received.push(part))
      socket.on('error', () => undefined)
      socket.once('end', () => socket.end())
      socket.once('close', () => answered(Buffer.concat(received).toString('utf8')))
    })
  const uploads = async () =>
    (await harness.test().pool.query<{ count: number }>('SELECT count(*)::int AS count FROM uploads')).rows[0]?.count
  let before: number | undefined
  beforeEach(async () => {
    before = await uploads()
  })
  const closing = 'Connection: close'
  function* chunks(count: number) {
    for (let at = 0; at < count; at++)
      yield Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), Buffer.alloc(MB, 44), Buffer.from('\r\n')])
    yield Buffer.from('0\r\n\r\n')
  }
  async function* slowly(count: number) {
    for (let at = 0; at < count; at++) {
      yield Buffer.from('가')
      await setTimeout(SLOW_MS / 10)
    }
  }

  it('A compressed body is refused before it is unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(50 * MB))
    const answer = await exchange([closing, 'Content-Encoding: gzip', `Content-Length: ${packed.length}`], [packed])
    expect(answer).toMatch(/^HTTP\/1\.1 415/)
    expect(answer).toContain('압축하지 않고 보내 주세요.')
    expect(await uploads()).toBe(before)
  })

  it('A chunked body is cut off at the limit, which the answer names', async () => {
    const answer = await exchange([closing, 'Transfer-Encoding: chunked'], chunks(40))
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
    expect(answer).toContain('10MB까지')
    expect(await uploads()).toBe(before)
  })

  it('A body whose Content-Length exceeds the limit is refused unread', async () => {
    const answer = await exchange([closing, `Content-Length: ${11 * MB}`], [Buffer.from('a')])
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
    expect(answer).toContain('10MB까지')
  })

  it('A body that arrives too slowly gets 408 with a sentence', async () => {
    // Only here: on a slow machine ten megabytes take longer than that too.
    const { headersTimeout, requestTimeout } = server
    server.headersTimeout = SLOW_MS
    server.requestTimeout = SLOW_MS
    const answer = await exchange(['Content-Length: 1000'], slowly(100))
    server.headersTimeout = headersTimeout
    server.requestTimeout = requestTimeout
    expect(answer).toMatch(/^HTTP\/1\.1 408/)
    expect(answer).toContain('안에 다 오지 않아 받지 못했어요.')
    expect(await uploads()).toBe(before)
  })

  it('A body that breaks off leaves nothing and logs no server error', async () => {
    const errors = vi.spyOn(log, 'error')
    await exchange([`Content-Length: ${2 * MB}`], [Buffer.alloc(MB)], true)
    await exchange(['Transfer-Encoding: chunked'], [Buffer.from('100000\r\nabc')], true)
    await setTimeout(200)
    expect(await uploads()).toBe(before)
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
    expect(await exchange([closing, `Content-Length: ${Buffer.byteLength(FILE)}`], [Buffer.from(FILE)])).toMatch(
      / 201 /,
    )
  })

  it('An empty body is refused with a sentence', async () => {
    const answer = await exchange([closing, 'Content-Length: 0'], [])
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer).toMatch(/"message":"[가-힣]/)
  })

  it(`${PARALLEL} parallel uploads are each read in full within ${MEMORY_MAX_MB} MB of memory`, async () => {
    // Here it is the machine, not the client, that may be slow.
    const { requestTimeout } = server
    server.requestTimeout = 0
    const memory = process.memoryUsage.rss()
    let peak = memory
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10)
    const line = `2026-05-04,12:10,온새미한상,${'가'.repeat(300_000)},4,카드,52000`
    const large = Buffer.from(expenseCsv(Array.from({ length: 9 }, () => line)))
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => exchange([closing, `Content-Length: ${large.length}`], [large])),
    )
    clearInterval(watch)
    server.requestTimeout = requestTimeout
    const ids = answers.map((answer) => Number(/"id":(\d+)/.exec(answer)?.[1]))
    expect(answers.filter((answer) => !/ 201 /.test(answer))).toEqual([])
    expect(new Set(ids).size).toBe(PARALLEL)
    for (const id of ids) expect(await harness.settled(id)).toMatchObject({ status: 'read', counts: { ok: 9 } })
    console.log(
      `${PARALLEL} uploads of ${Math.round(large.length / MB)} MB: ${Math.round((peak - memory) / MB)} MB more`,
    )
    expect(peak - memory).toBeLessThan(MEMORY_MAX_MB * MB)
  })

  it('Two parallel imports of the same file import it once', async () => {
    const file = expenseCsv(['2026-05-21,12:10,두레박한식,간담회,4,카드,77000'])
    const ids = await Promise.all(['a.csv', 'b.csv'].map((name) => harness.send(name, file)))
    await Promise.all(ids.map((id) => harness.settled(id)))
    await Promise.all(ids.map((id) => harness.json('POST', `/uploads/${id}/import`)))
    for (const id of ids) expect(await harness.settled(id)).toMatchObject({ status: 'imported' })
    expect((await harness.test().pool.query('SELECT FROM visits WHERE amount = 77000')).rowCount).toBe(1)
  })
})
