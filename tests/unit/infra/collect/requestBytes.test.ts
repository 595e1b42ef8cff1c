import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { CookieJar } from 'tough-cookie'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileNameOf, pageText } from '@/infra/collect/pageText'
import { type RequestScope, requestBytes, RequestError } from '@/infra/collect/requestBytes'

let server: Server
let port: number
let answer: RequestListener
let asked: string[]

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`.trim())
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ;({ port } = server.address() as AddressInfo)
  answer = (_, response) => response.end('글')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const LOOPBACK: RequestScope['resolve'] = (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }])
const here = (path = '/') => new URL(`http://board.gaon.example:${port}${path}`)

const ask = (url: URL, more: Partial<RequestScope> = {}, rest: object = {}) =>
  requestBytes({
    url,
    headers: {},
    reach: { entered: [here(), url], isLocal: true, resolve: LOOPBACK, ...more },
    cookies: new CookieJar(),
    bytesMax: 1_000,
    timeoutMs: 5_000,
    ...rest,
  })

const faultOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'none',
    (error: unknown) => (error instanceof RequestError ? error.fault : error),
  )

const PRIVATE = [
  ...['127.0.0.1', '127.8.8.8', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', '169.254.169.254'],
  ...['0.0.0.0', '100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '203.0.113.5', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', 'fe80::1', 'fec0::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1'],
  ...['::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', '100::1'],
]

describe('Addresses that the collector never connects to', () => {
  it.each(PRIVATE)('A name that resolves to %s is refused, alone or among public addresses', async (address) => {
    const family = address.includes(':') ? 6 : 4
    const found = [
      { address: '93.184.215.14', family: 4 },
      { address, family },
    ]
    for (const all of [found, found.slice(1)])
      expect(await faultOf(ask(here(), { isLocal: false, resolve: (_, done) => done(null, all) }))).toBe(
        'address_forbidden',
      )
    expect(asked).toEqual([])
  })

  it.each([
    ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0177.0.0.1/', 'http://127.1/'],
    ...['http://[::1]/', 'http://[::ffff:7f00:1]/', 'http://169.254.169.254/latest/meta-data/', 'http://0/'],
    ...['http://１２７.０.０.１/', 'http://admin:pass@board.gaon.example/', 'http://board.gaon.example@127.0.0.1/'],
    ...['ftp://board.gaon.example/', 'file:///etc/passwd', 'data:text/html,글'],
  ])('%s is refused even if an admin entered it', async (address) => {
    expect(await faultOf(ask(new URL(address), { isLocal: false }))).toBe('address_forbidden')
  })

  it('A redirect to any of them is refused, and nothing is asked there', async () => {
    for (const to of ['http://127.0.0.1:1/', 'http://[::1]/', 'http://2130706433/', `http://x:y@board.gaon.example/`]) {
      answer = (_, response) => response.writeHead(302, { location: to }).end()
      expect(await faultOf(ask(here(), { isLocal: false, resolve: LOOPBACK }))).toBe('address_forbidden')
      const fault = await faultOf(ask(here(), { entered: [here()] }))
      expect(['address_forbidden', 'host_unknown']).toContain(fault)
    }
  })

  it('A host or port that no admin entered is not asked, also after a redirect', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://other.gaon.example/' }).end()
    expect(await faultOf(ask(here()))).toBe('host_unknown')
    answer = (_, response) => response.writeHead(302, { location: 'http://board.gaon.example:22/' }).end()
    expect(await faultOf(ask(here()))).toBe('host_unknown')
    expect(asked).toHaveLength(2)
  })

  it('A name whose second answer is private is connected to at the address that was checked', async () => {
    let answers = 0
    const resolve: RequestScope['resolve'] = (_, done) =>
      done(null, [{ address: answers++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    expect((await ask(here(), { resolve })).status).toBe(200)
    expect(answers).toBe(1)
  })
})

describe('Limits of a request', () => {
  it('A body that is too big is cut off, compressed or not', async () => {
    answer = (_, response) => response.end('x'.repeat(1_001))
    expect(await faultOf(ask(here()))).toBe('too_big')
    answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000)))
    expect(await faultOf(ask(here()))).toBe('too_big')
  })

  it('A server that never answers times out, and a circle of redirects ends', async () => {
    answer = () => undefined
    expect(await faultOf(ask(here(), {}, { timeoutMs: 100 }))).toBe('timeout')
    answer = (_, response) => response.writeHead(302, { location: '/again' }).end()
    expect(await faultOf(ask(here()))).toBe('redirects')
    expect(asked).toHaveLength(7)
  })

  it('Each refusal has its name, and says how long to wait', async () => {
    for (const [status, fault] of Object.entries({
      401: 'http_401',
      403: 'http_403',
      410: 'http_404',
      418: 'http_4xx',
      503: 'http_5xx',
    })) {
      answer = (_, response) => response.writeHead(Number(status)).end()
      expect(await faultOf(ask(here()))).toBe(fault)
    }
    answer = (_, response) => response.writeHead(429, { 'retry-after': '120' }).end()
    await expect(ask(here())).rejects.toMatchObject({ fault: 'http_429', retryAfterMs: 120_000 })
    server.close()
    server.closeAllConnections()
    expect(await faultOf(ask(here()))).toBe('unreachable')
  })

  it('Cookies of a board come back to it, and a form becomes a GET after a redirect', async () => {
    const cookies = new CookieJar()
    answer = ({ url }, response) =>
      url === '/list'
        ? response.end('글')
        : response.writeHead(302, { location: '/list', 'set-cookie': 'S=1; Path=/' }).end()
    await ask(here('/entry'), {}, { cookies, form: { cp: '1' } })
    expect(asked).toEqual(['POST /entry', 'GET /list S=1'])
  })
})

describe('Texts of old boards', () => {
  it('A page is read by what it says of itself, or by its bytes where that is wrong', () => {
    const korean = iconv.encode('<meta charset="euc-kr">가온구청', 'cp949')
    expect(pageText(korean, 'text/html')).toContain('가온구청')
    expect(pageText(korean, 'text/html; charset=UTF-8')).toContain('가온구청')
    expect(pageText(Buffer.from('가온구청'), 'text/html;charset=EUC-KR')).toBe('가온구청')
    expect(pageText(iconv.encode('日本', 'shift_jis'), 'text/html; charset=shift_jis')).toBe('日本')
  })

  it.each([
    ['attachment; filename="%EB%82%B4%EC%97%AD.xlsx"', '내역.xlsx'],
    [`attachment; filename*=UTF-8''%EB%82%B4%EC%97%AD.hwp`, '내역.hwp'],
    [`attachment; filename=${iconv.encode('내역 (9월).xls', 'cp949').toString('latin1')};`, '내역 (9월).xls'],
    ['attachment; filename="100%.csv"', '100%.csv'],
    ['inline', null],
  ])('%s names the file %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name)
  })
})
