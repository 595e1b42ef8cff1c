import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { isPrivatePath, letPublicPagesBeCached } from '@/http/headers'

it.each(['/admin', '/admin/', '/admin?x=1', '/admin/login?next=%2Fcms', '/%61dmin', '/cms?x', '/cms/collections', '/api/users/me', '/api?x'])(
  '%s may differ from person to person, so no cache keeps it',
  (path) => {
    expect(isPrivatePath(path)).toBe(true)
  },
)

it.each(['/', '/?q=/admin', '/regions?province=/cms', '/administration', '/restaurants/3', '/cmsx'])('%s is the same for everyone', (path) => {
  expect(isPrivatePath(path)).toBe(false)
})

it.each([
  ['text/html; charset=utf-8', '/regions', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
  // Asked for by the router after a change: what was there before must not be shown again.
  ['text/x-component', '/regions', 'public, max-age=0, s-maxage=60, must-revalidate'],
  ['text/html', '/profile', 'private, no-store'],
  ['application/json', '/regions', 'private, no-store'],
])('%s of %s is kept as %s', async (type, path, kept) => {
  const server = createServer((req, res) => {
    letPublicPagesBeCached(req, res)
    res.setHeader('Content-Type', type).setHeader('Cache-Control', 'private, no-store').writeHead(200).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  server.close()
  expect(response.headers.get('Cache-Control')).toBe(kept)
})
