import { expect, inject, it } from 'vitest'
import { sendRaw } from './setup/rawClient'

/** Pages and data behind a sign-in, and what each says to anyone who has none. */
const CLOSED = [
  '/cms',
  '/cms/collections/users',
  '/api/users',
  '/api/ra/users',
  '/api/v1/staff/uploads',
  '/api/v1/staff/account',
  '/api/v1/me/profile',
]
const BYPASSES: Record<string, string[]> = {
  'a router’s request': ['RSC: 1'],
  'a prefetch': ['RSC: 1', 'Next-Router-Prefetch: 1', 'Purpose: prefetch', 'Sec-Purpose: prefetch'],
  'a prefetch of a segment': ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'],
  'a request that claims to come from middleware': [
    `x-middleware-subrequest: ${Array<string>(5).fill('middleware').join(':')}`,
    `x-middleware-subrequest-id: 1`,
  ],
  'one from src/middleware': [`x-middleware-subrequest: ${Array<string>(5).fill('src/middleware').join(':')}`],
  'one from a proxy of Next’s': [`x-middleware-subrequest: ${Array<string>(5).fill('proxy').join(':')}`],
  'a rewrite': ['x-middleware-rewrite: /cms', 'x-nextjs-rewrite: /cms', 'x-invoke-path: /cms', 'x-matched-path: /cms'],
  'a data request': ['x-nextjs-data: 1'],
}
/** A person’s address, or a list of anything. */
const SECRET = /@bapsang\.example|"docs":|"email":|"byteCount"|"sha256"/

const closed = async (path: string, headers: string[] = []) => {
  const { status, headers: sent, body } = await sendRaw(inject('site'), `GET ${path}`, headers)
  expect(`${path} ${status}`).not.toMatch(/ (2\d\d|5\d\d)$/)
  expect(body, path).not.toMatch(SECRET)
  expect(sent.get('cache-control'), path).toBe('no-store')
  return status
}

it.each(Object.entries(BYPASSES))('Pages behind a sign-in stay closed to %s', async (_, headers) => {
  for (const path of CLOSED) expect(await closed(path, headers), path).toBe(await closed(path))
})

it('Pages behind a sign-in stay closed under the names that Next gives their parts', async () => {
  for (const path of ['/cms.rsc', '/cms.segments/_tree.segment.rsc', '/_next/data/build/cms.json', '/api/users.rsc'])
    await closed(path)
  await closed('/cms?_rsc=abc', ['RSC: 1'])
})
