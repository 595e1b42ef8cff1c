import { describe, expect, it } from 'vitest'
import { isCrossSiteWrite } from '@/http/csrfGuard'

const host = 'bapsang.example'

describe('Cross-site writes', () => {
  it.each([
    ['the site itself', { host, origin: 'https://bapsang.example', 'sec-fetch-site': 'same-origin' }],
    ['a program that is no browser', { host }],
    ['the user directly', { host, 'sec-fetch-site': 'none' }],
  ])('A write is allowed when it comes from %s', (_, headers) => {
    expect(isCrossSiteWrite('POST', headers)).toBe(false)
  })

  it.each([
    ['another site', { host, origin: 'https://evil.example' }],
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

  it('A page opened by a link on another site is not rejected', () => {
    expect(isCrossSiteWrite('GET', { host, 'sec-fetch-site': 'cross-site' })).toBe(false)
  })
})
