import { describe, expect, it } from 'vitest'
import { isCrossSiteWrite } from '@/http/csrfGuard'

const host = 'bapsang.example'

describe('a write', () => {
  it.each([
    ['of the site itself', { host, origin: 'https://bapsang.example', 'sec-fetch-site': 'same-origin' }],
    ['of a program without a browser', { host }],
    ['typed by a person', { host, 'sec-fetch-site': 'none' }],
  ])('%s is let through', (_, headers) => {
    expect(isCrossSiteWrite('POST', headers)).toBe(false)
  })

  it.each([
    ['of another site', { host, origin: 'https://evil.example' }],
    ['of another port', { host, origin: 'https://bapsang.example:8443' }],
    ['of a hidden origin', { host, origin: 'null' }],
    ['marked cross-site', { host, 'sec-fetch-site': 'cross-site' }],
    ['of a sister site', { host, origin: 'https://a.bapsang.example', 'sec-fetch-site': 'same-site' }],
  ])('%s is refused', (_, headers) => {
    expect(isCrossSiteWrite('PATCH', headers)).toBe(true)
  })

  it('from the public address is let through behind a proxy that rewrites the host', () => {
    const headers = { host: '10.0.0.4:3000', origin: 'https://bapsang.example', 'sec-fetch-site': 'same-origin' }
    expect(isCrossSiteWrite('POST', headers, 'https://bapsang.example')).toBe(false)
  })

  it('is what is refused: a page opened from a link of another site is not', () => {
    expect(isCrossSiteWrite('GET', { host, 'sec-fetch-site': 'cross-site' })).toBe(false)
  })
})
