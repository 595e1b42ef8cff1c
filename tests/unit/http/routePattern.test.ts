import { expect, it } from 'vitest'
import { routeNamer, sitePatterns, UNKNOWN_ROUTE } from '@/http/routePattern'

const routeOf = routeNamer([
  ...sitePatterns(),
  '/api/v1/me/favorites/:id',
  '/api/v1/photos/:name{[a-z0-9]+}',
  '/healthz',
  '/healthz/database',
  '*',
  '/*',
])

it.each([
  ['/', '/'],
  ['/restaurants?q=%EA%B9%80', '/restaurants'],
  ['/restaurants/17', '/restaurants/:id'],
  ['/restaurants/17/rank', '/restaurants/:id/rank'],
  ['/lists/AbCdEf123?page=2', '/lists/:token'],
  ['/cms', '/cms/*'],
  ['/cms/collections/users/12', '/cms/*'],
  ['/admin/login', '/admin/login'],
  ['/api/users/12', '/api/*'],
  ['/api/v1/me/favorites/12', '/api/v1/me/favorites/:id'],
  ['/api/v1/photos/abc1', '/api/v1/photos/:name'],
  ['/healthz', '/healthz'],
  ['/robots.txt', '/robots.txt'],
  ['/fonts/v1/a.woff2', '/fonts/*'],
  ['/_next/static/chunks/1.js', '/_next/*'],
])('The URL %s is logged by its route %s', (url, route) => {
  expect(routeOf(url)).toBe(route)
})

it.each(['/members/박지성', '/kim@people.example', '/lists/a/b', '//evil.example', '/%61dmin/login', '*', ''])(
  'The URL %s matches no route and is logged as unknown',
  (url) => {
    expect(routeOf(url)).toBe(UNKNOWN_ROUTE)
  },
)
