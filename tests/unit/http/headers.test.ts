import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { isPrivatePath, letPublicPagesBeCached, setSecurityHeaders } from '@/http/headers'
import { changeEnv } from '@/infra/env'

it.each(['/admin', '/admin/', '/admin?x=1', '/admin/login?next=%2Fcms', '/%61dmin', '/cms?x', '/cms/collections', '/api/users/me', '/api?x', '/lists/abc', '/lists/abc?page=2'])(
  '%s may differ from person to person, so no cache keeps it',
  (path) => {
    expect(isPrivatePath(path)).toBe(true)
  },
)

it.each(['/', '/?q=/admin', '/regions?province=/cms', '/administration', '/restaurants/3', '/cmsx', '/listsx'])('%s is the same for everyone', (path) => {
  expect(isPrivatePath(path)).toBe(false)
})

it('a public page is kept a minute by shared caches alone: a browser asks again, and so sees what was just written', () => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/restaurants/3' })
  const res = new ServerResponse(req).setHeader('Content-Type', 'text/html; charset=utf-8')
  letPublicPagesBeCached(req, res)
  res.writeHead(200)
  expect(res.getHeader('Cache-Control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  expect(res.getHeader('CDN-Cache-Control')).toContain('stale-while-revalidate')
})

it.each([['/profile', undefined], ['/cms', 'Sec-CH-Prefers-Color-Scheme']])('%s asks browsers for a colour hint only where the panel needs it', (url, hint) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  const res = new ServerResponse(req).setHeader('Critical-CH', 'Sec-CH-Prefers-Color-Scheme')
  letPublicPagesBeCached(req, res)
  res.writeHead(200)
  expect([res.getHeader('Critical-CH'), res.getHeader('CDN-Cache-Control')]).toEqual([hint, undefined])
})

it.each([['https://bapsang.example', 'max-age=31536000'], ['http://bapsang.example', undefined], ['', undefined]])(
  'browsers are told to stay on https where the site is there: %s',
  (SITE_URL, expected) => {
    changeEnv({ SITE_URL })
    const res = new ServerResponse(new IncomingMessage(new Socket()))
    setSecurityHeaders(res)
    expect(res.getHeader('Strict-Transport-Security')).toBe(expected)
    changeEnv({ SITE_URL: '' })
  },
)
