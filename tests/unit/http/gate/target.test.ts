import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { parseTarget } from '@/http/gate/gate'

const statusOf = (url: string, host?: string) => {
  const read = parseTarget(url, host)
  return 'status' in read ? read.status : 200
}

describe('Request targets', () => {
  it.each([
    '/',
    '/restaurants/서울/중구/담솥밥',
    '/restaurants/%EC%84%9C%EC%9A%B8',
    '/regions?q=%E0%A4%A',
    '/a?next=//x/../y',
    '/100%25',
    '/.well-known/x',
    '/a...b',
  ])('The request target %s is accepted', (url) => {
    expect(statusOf(url)).toBe(200)
  })

  it.each([
    ...['/%E0%A4%A', '/restaurants/%', '/a%00b', '/board?q=%00', '/a%0d%0aSet-Cookie:x', '/a%7f'],
    ...[
      '/./profile',
      '/../profile',
      '/%2e/profile',
      '/%2E%2e/profile',
      '/a/..',
      '/a/.',
      '/a%2f..%2fprofile',
      '/%252e%252e/profile',
      '/%25252e/profile',
    ],
    ...['/\\profile', '/a\\..\\b', '/x%5cprofile', '//evil.example/', '/profile#', '/#x'],
    ...['http://localhost/profile', 'localhost:443', '*', '', 'profile', '?x'],
  ])('The request target %s is rejected', (url) => {
    expect(statusOf(url)).toBe(400)
  })

  it('A request target longer than any URL of the site is rejected', () => {
    expect(statusOf(`/?q=${'a'.repeat(9000)}`)).toBe(414)
  })

  it.each([
    ['/%70rofile?a=%70', '/profile?a=%70', '/profile'],
    ['/%63ms/%ec%84%9c', '/cms/%EC%84%9C', '/cms/서'],
    ['/a%2fb', '/a%2Fb', '/a/b'],
  ])('The request target %s is normalised to %s', (url, spelt, path) => {
    expect(parseTarget(url)).toEqual({ url: spelt, path })
  })

  it('A malformed Host header is rejected, and a missing one is accepted, as HTTP/1.0 allows', () => {
    expect(['localhost:3000', '[::1]:80', 'bapsang.example', undefined].map((host) => statusOf('/', host))).toEqual([
      200, 200, 200, 200,
    ])
    expect(['a b', 'a/b', 'a@b', 'a:99999999', '"'].map((host) => statusOf('/', host))).toEqual([
      400, 400, 400, 400, 400,
    ])
  })

  it('An accepted request target has the same path in a URL parser', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '.',
        '..',
        '%2e',
        '%2E',
        '%252e',
        '/',
        '//',
        '\\',
        '%5c',
        '%2f',
        '#',
        '?',
        '%70',
        '%',
        '\t',
        'profile',
        '@',
        ':',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        // Node rejects white space in a target.
        const read = parseTarget(`/${parts.join('').replace(/\s/g, '')}`)
        if ('status' in read) return
        const { origin, pathname } = new URL(read.url, 'http://localhost')
        expect(origin).toBe('http://localhost')
        expect(decodeURIComponent(pathname)).toBe(read.path)
      }),
      { numRuns: 2_000 },
    )
  })
})
