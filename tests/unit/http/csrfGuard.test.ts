import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { csrfGuard, isCrossSiteWrite } from '@/http/csrfGuard'

const host = 'bapsang.example'

describe('Cross-site writes', () => {
  it.each([
    ['the site itself', { host, origin: 'http://bapsang.example', 'sec-fetch-site': 'same-origin' }],
    ['the site behind a proxy', { host, origin: 'https://bapsang.example', 'x-forwarded-proto': 'https' }],
    ['a program that is no browser', { host }],
    ['the user directly', { host, 'sec-fetch-site': 'none' }],
  ])('A write is allowed when it comes from %s', (_, headers) => {
    expect(isCrossSiteWrite('POST', headers)).toBe(false)
  })

  it.each([
    ['another site', { host, origin: 'https://evil.example' }],
    ['the same host over another scheme', { host, origin: 'https://bapsang.example' }],
    ['http to https', { host, origin: 'http://bapsang.example', 'x-forwarded-proto': 'https' }],
    ['another port', { host, origin: 'https://bapsang.example:8443' }],
    ['a hidden origin', { host, origin: 'null' }],
    ['a page marked cross-site', { host, 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain', { host, origin: 'https://a.bapsang.example', 'sec-fetch-site': 'same-site' }],
  ])('A write is rejected when it comes from %s', (_, headers) => {
    expect(isCrossSiteWrite('PATCH', headers)).toBe(true)
  })

  it('A write from the public origin is allowed behind a proxy that rewrites the host', () => {
    const headers = { host: '10.0.0.4:3000', origin: 'https://bapsang.example', 'sec-fetch-site': 'same-origin' }
    expect(isCrossSiteWrite('POST', headers, 'https://bapsang.example')).toBe(false)
  })

  it('A write over http to a site whose public address is https is rejected', () => {
    const headers = { host, origin: 'http://bapsang.example' }
    expect(isCrossSiteWrite('POST', headers, 'https://bapsang.example')).toBe(true)
    const proxied = { ...headers, 'x-forwarded-proto': 'http' }
    expect(isCrossSiteWrite('POST', proxied, 'https://bapsang.example')).toBe(true)
  })

  it('A page opened by a link on another site is not rejected', () => {
    expect(isCrossSiteWrite('GET', { host, 'sec-fetch-site': 'cross-site' })).toBe(false)
  })
  it.each([
    [true, 403, 'https://evil.example'],
    [false, 200, `http://${host}`],
  ])('The guard answers a write itself (%s, status %d) when it comes from %s', (isAnswered, status, origin) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', headers: { host, origin } })
    const res = new ServerResponse(req)
    expect(csrfGuard(req, res)).toBe(isAnswered)
    expect(res.statusCode).toBe(status)
    expect(res.writableEnded).toBe(isAnswered)
  })
})
