import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { setCacheControl } from '@/http/gate/cachePolicy'
import type { RequestReads } from '@/infra/requestContext'

interface Answered {
  method?: string
  status?: number
  headers?: OutgoingHttpHeaders
  reads?: Partial<RequestReads>
}

/** The response to a request, once its headers are written. */
function answered(
  path: string,
  { method = 'GET', status = 200, headers = { 'Content-Type': 'text/html; charset=utf-8' }, reads = {} }: Answered = {},
): ServerResponse {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url: path })
  const res = new ServerResponse(req)
  setCacheControl(req, res, path, { failed: false, unavailable: false, ...reads })
  return res.writeHead(status, headers)
}
const cacheOf = (...asked: Parameters<typeof answered>) => answered(...asked).getHeader('Cache-Control')
const OWN = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' }

describe('Cache policy', () => {
  it.each([
    '/',
    '/regions',
    '/restaurants',
    '/restaurants/3',
    '/restaurants/3/rank',
    '/terms/location',
    '/terms/versions/2',
    '/board/notices',
    '/restaurants/서울/중구/담솥밥',
  ])('Shared caches store %s for a minute, while browsers revalidate it', (path) => {
    expect(cacheOf(path)).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    expect(answered(path).getHeader('CDN-Cache-Control')).toContain('stale-while-revalidate')
  })

  it.each([
    '/profile',
    '/login',
    '/admin',
    '/admin/login',
    '/cms',
    '/lists/abc',
    '/register/terms',
    '/welcome',
    '/auth/callback',
    '/nowhere',
    '/profile.rsc',
    '/restaurants/3/x',
    '/regions/',
    '/api/users/me',
  ])('The response for %s is never stored, even if its handler sets cache headers', (path) => {
    expect(cacheOf(path, { headers: { ...OWN, 'Content-Type': 'text/html', 'CDN-Cache-Control': 'public' } })).toBe(
      'no-store',
    )
    expect(answered(path, { headers: { 'CDN-Cache-Control': 'public' } }).hasHeader('CDN-Cache-Control')).toBe(false)
  })

  it.each([
    ['has the status 404', { status: 404 }],
    ['redirects', { status: 308 }],
    ['has the status 500', { status: 500 }],
    ['could not load part of its data', { reads: { failed: true } }],
    ['sets a cookie', { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' } }],
    ['responds to a POST', { method: 'POST' }],
    ['is a stream for the router, which may still fail', { headers: { 'Content-Type': 'text/x-component' } }],
  ] satisfies [string, Answered][])('A public page is never stored when it %s', (_, asked) => {
    expect(cacheOf('/regions', asked)).toBe('no-store')
  })

  it('A successful public API read keeps its own cache header', () => {
    expect(cacheOf('/api/v1/restaurants', { headers: OWN })).toBe(OWN['Cache-Control'])
    expect(cacheOf('/api/v1/restaurants', { headers: OWN, status: 304 })).toBe(OWN['Cache-Control'])
    expect(cacheOf('/api/v1/restaurants/3/reviews', { headers: { 'Cache-Control': 'no-cache' } })).toBe('no-cache')
    expect(cacheOf('/api/v1/restaurants', { headers: {} })).toBe('no-store')
    expect(cacheOf('/api/v1/restaurants/3', { headers: OWN, status: 410 })).toBe('no-store')
    expect(cacheOf('/api/v1/me/reviews', { headers: OWN })).toBe('no-store')
  })

  it('A static file keeps its own cache header', () => {
    expect(
      cacheOf('/_next/static/chunks/a.js', { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } }),
    ).toContain('immutable')
  })
})

it('A page that fails because the database is unavailable gets the status 503 and Retry-After', () => {
  const res = answered('/profile', { status: 500, reads: { failed: true, unavailable: true } })
  expect([res.statusCode, res.getHeader('Retry-After'), res.getHeader('Cache-Control')]).toEqual([503, 5, 'no-store'])
  expect(answered('/profile', { status: 500 }).statusCode).toBe(500)
})

it('A page that lacks something because the database is unavailable is shown with the status 503', () => {
  const reads = { failed: true, unavailable: true }
  const page = { 'Content-Type': 'text/html; charset=utf-8', ETag: 'W/"a"' }
  const res = answered('/', { reads, headers: page })
  expect([res.statusCode, res.getHeader('Retry-After'), res.getHeader('ETag')]).toEqual([503, 5, undefined])
  expect(answered('/', { reads: { failed: true } }).statusCode).toBe(200)
  // Who asks the API is told in the answer itself what is missing.
  expect(answered('/api/v1/staff/dashboard', { reads, headers: OWN }).statusCode).toBe(200)
})

it.each([
  ['/profile', undefined],
  ['/cms', 'Sec-CH-Prefers-Color-Scheme'],
])('A response to %s requests the colour-scheme hint only where the CMS needs it', (path, hint) => {
  expect(answered(path, { headers: { 'Critical-CH': 'Sec-CH-Prefers-Color-Scheme' } }).getHeader('Critical-CH')).toBe(
    hint,
  )
})

it('The cache policy reads headers that are passed as a flat list', () => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' })
  const res = new ServerResponse(req)
  setCacheControl(req, res, '/', { failed: false, unavailable: false })
  res.writeHead(200, ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Content-Type', 'text/html'])
  expect([res.getHeader('Set-Cookie'), res.getHeader('Cache-Control')]).toEqual([['a=1', 'b=2'], 'no-store'])
})
