import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EDIT_BYTES_MAX } from '@/domain/backOffice/recordEdits'
import { API_BYTES_MAX, PANEL_BYTES_MAX } from '@/domain/http/limits'
import { SERVER_OPTIONS } from '@/http/gate/clientTimeouts'
import { frontGate } from '@/http/gate/gate'
import { rawServer, request, statusOf, type RawServer } from './rawServer'

const STAFF = 'Cookie: gonggong_staff=mine'

describe('Front gate', () => {
  let test: RawServer
  /** The requests that the gate let through. */
  let passed: { path: string; url: string | undefined; bytes: number }[]
  let hosts: (string | undefined)[]
  beforeAll(async () => {
    const gate = frontGate({
      limitNetwork: () => Promise.resolve(null),
      isStaff: (cookies) =>
        cookies === 'broken'
          ? Promise.reject(new Error('no database'))
          : Promise.resolve(cookies === 'gonggong_staff=mine'),
    })
    test = await rawServer(async (req, res) => {
      const path = await gate(req, res)
      if (path === null) return
      const taken = { path, url: req.url, bytes: 0 }
      hosts.push(req.headers.host)
      passed.push(taken)
      try {
        for await (const chunk of req) taken.bytes += (chunk as Buffer).length
        res.end('let in')
      } catch {
        // The gate has responded and closed the connection.
      }
    }, SERVER_OPTIONS)
  })
  afterAll(() => test.close())
  beforeEach(() => {
    passed = []
    hosts = []
  })
  const chunked = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n0\r\n\r\n`

  it('An ordinary request passes the gate with its URL normalised', async () => {
    expect(await test.send(request('GET /%72egions?q=%EA%B9%80'))).toMatch(/let in$/)
    expect(passed).toEqual([{ path: '/regions', url: '/regions?q=%EA%B9%80', bytes: 0 }])
  })

  it.each([
    ['GET /./profile', [], 400],
    ['GET http://localhost/profile', [], 400],
    ['GET *', [], 400],
    ['OPTIONS *', [], 204],
    ['OPTIONS /regions', [], 204],
    ['TRACE /regions', [], 405],
    ['PROPFIND /regions', [], 405],
    ['GET /api/og?title=x', [], 404],
    ['GET /%61pi/og/x', [], 404],
    ['GET /_next/image?url=/x&w=640&q=75', [], 404],
    ['GET /cms.rsc', [], 404],
    ['GET /cms.segments/_tree.segment.rsc', [], 404],
    ['GET /cms/collections/users%2Esegments/_full', [], 404],
    ['POST /regions', ['Content-Length: 0', 'Next-Action: 00'], 405],
    ['PUT /', ['Content-Length: 0'], 405],
    ['GET /?_method=DELETE', [], 400],
    ['POST /api/restaurants', ['Content-Length: 0', 'X-HTTP-Method-Override: GET'], 400],
    ['POST /api/restaurants', ['Content-Length: 0', 'X-Method-Override: GET'], 400],
    ['POST /api/restaurants', ['Content-Length: 0', 'X-HTTP-Method: DELETE'], 400],
    ['POST /api/restaurants', ['Content-Length: 0', 'X-Payload-HTTP-Method-Override: GET'], 403],
    ['GET /api/restaurants', ['X-Payload-HTTP-Method-Override: GET', STAFF], 400],
    ['POST /cms', ['Content-Length: 0', 'Next-Action: 00'], 403],
    ['POST /cms', ['Content-Length: 0', 'Next-Action: 00', 'Cookie: broken'], 503],
    ['POST /cms', ['Content-Length: 0', STAFF], 405],
    ['GET /regions', ['RSC: 1', 'Next-Router-State-Tree: %5Bgarbage'], 400],
    ['GET /regions', ['RSC: 1', 'Next-Router-State-Tree: [1,2]'], 400],
    ['GET /regions', ['Content-Length: 3'], 400],
    ['GET /regions', ['Transfer-Encoding: chunked'], 400],
    ['POST /api/v1/tickets', ['Content-Length: 3', 'Content-Encoding: gzip'], 415],
    ['POST /api/v1/tickets', ['Content-Length: 3', 'Content-Type: multipart/form-data'], 400],
    ['POST /api/v1/tickets', [`Content-Length: ${API_BYTES_MAX + 1}`], 413],
    ['POST /api/users/login', ['Content-Length: 209715200'], 413],
    ['POST /mcp', [`Content-Length: ${API_BYTES_MAX + 1}`], 413],
    ['POST /mcp', ['Content-Length: 3', 'Content-Encoding: br'], 415],
    ['PUT /api/v1/staff/edits', [`Content-Length: ${API_BYTES_MAX + 1}`], 413],
    ['PUT /api/v1/staff/edits', [`Content-Length: ${EDIT_BYTES_MAX + 1}`, STAFF], 413],
    ['DELETE /mcp', ['Content-Length: 0'], 405],
    ['POST /api/media', [`Content-Length: ${PANEL_BYTES_MAX + 1}`], 413],
  ])('The gate answers %s %j with %i and no-store, before any handler reads it', async (line, headers, status) => {
    const answer = await test.send(request(line, headers))
    expect([statusOf(answer), passed]).toEqual([status, []])
    expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/)
    if (status !== 204) expect(answer).toMatch(/[가-힣]/)
  })

  it('A request of HTTP/1.0 passes without a Host, as load balancers check health, and is given one', async () => {
    expect(await test.send('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/let in$/)
    expect(await test.send('GET /healthz HTTP/1.0\r\nHost: site.example\r\n\r\n')).toMatch(/let in$/)
    expect(hosts).toEqual(['localhost', 'site.example'])
  })

  it.each([
    ['no Host', 'HTTP/1.1', []],
    ['two Hosts', 'HTTP/1.1', ['Host: site.example', 'Host: other.example']],
    ['the same Host twice', 'HTTP/1.0', ['Host: site.example', 'Host: site.example']],
  ])('The gate answers a request with %s in %s with 400', async (_, version, headers) => {
    const answer = await test.send([`GET /regions ${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'))
    expect([statusOf(answer), passed]).toEqual([400, []])
  })

  it('The gate accepts the state that the router sends with a navigation', async () => {
    const state = encodeURIComponent(
      JSON.stringify(['', { children: [['id', '서울', 'd', null], { children: ['__PAGE__', {}] }] }, null, null, 16]),
    )
    expect(statusOf(await test.send(request('GET /regions', ['RSC: 1', `Next-Router-State-Tree: ${state}`])))).toBe(200)
  })

  it('The gate rejects a request in the error format of the API, of Payload or of a page', async () => {
    expect(await test.send(request('PROPFIND /api/v1/regions'))).toMatch(
      /\{"error":\{"code":"unknown-method","message":"/,
    )
    expect(await test.send(request('PROPFIND /api/restaurants'))).toMatch(/\{"errors":\[\{"message":"/)
    expect(await test.send(request('PROPFIND /regions'))).toMatch(/text\/plain; charset=utf-8/)
  })

  it('The gate lets staff keep a draft that is longer than other requests of the API', async () => {
    const draft = 'a'.repeat(API_BYTES_MAX + 1)
    const line = 'PUT /api/v1/staff/edits'
    expect(statusOf(await test.send(request(line, [`Content-Length: ${draft.length}`, STAFF], draft)))).toBe(200)
  })

  it('The gate lets staff use the actions, long queries and photo uploads of the CMS', async () => {
    expect(statusOf(await test.send(request('POST /cms', ['Content-Length: 0', 'Next-Action: 00', STAFF])))).toBe(200)
    expect(
      statusOf(
        await test.send(
          request('POST /api/agencies', ['Content-Length: 0', 'X-Payload-HTTP-Method-Override: GET', STAFF]),
        ),
      ),
    ).toBe(200)
    const photograph = 'a'.repeat(PANEL_BYTES_MAX + 1)
    expect(
      statusOf(
        await test.send(request('POST /api/media', [`Content-Length: ${photograph.length}`, STAFF], photograph)),
      ),
    ).toBe(200)
  })

  it('The gate accepts a chunked body up to the limit and rejects a longer one', async () => {
    const head = ['Transfer-Encoding: chunked']
    expect(statusOf(await test.send(request('POST /api/v1/tickets', head, chunked(API_BYTES_MAX))))).toBe(200)
    expect(passed.at(-1)?.bytes).toBe(API_BYTES_MAX)
    const answer = await test.send(request('POST /api/v1/tickets', head, chunked(4 * API_BYTES_MAX)))
    expect(statusOf(answer)).toBe(413)
    expect(passed.at(-1)?.bytes).toBeLessThanOrEqual(API_BYTES_MAX)
  })
})
