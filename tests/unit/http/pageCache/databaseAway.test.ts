import inject from 'light-my-request'
import { beforeEach, expect, it } from 'vitest'
import { createPageCache, type PageCache } from '@/http/pageCache/pageCache'
import { noteFailedRead, tagPage } from '@/infra/requestContext'

let cache: PageCache
/** what a render finds */
let found: 'one' | 'two' | 'nothing there' | 'no database'

beforeEach(async () => {
  found = 'one'
  cache = createPageCache(
    {
      pages: (_, res) => {
        tagPage('directory')
        if (found === 'no database') noteFailedRead()
        res.writeHead(found === 'nothing there' ? 404 : 200, { 'Content-Type': 'text/html' }).end(found)
      },
      api: () => new Response(),
    },
    { sync: () => Promise.resolve(false) },
    { mayHaveWritten: (cookies) => cookies?.includes('session') ?? false },
  )
  await read()
})

const read = async (cookie = '') => {
  const { statusCode, payload } = await inject(
    (req, res) => void cache.answer(req, res, '/faq', { reads: { failed: false, unavailable: false } }),
    { url: '/faq', headers: { cookie } },
  )
  return [statusCode, payload]
}

it('After a write whose changes cannot be read yet, a page is rendered again', async () => {
  cache.markWrite()
  found = 'two'
  expect(await read()).toEqual([200, 'two'])
  found = 'one'
  // What was made after the write holds it.
  expect(await read()).toEqual([200, 'two'])
})

it('Where that fails, visitors get the kept page, but not people who may have written', async () => {
  cache.markWrite()
  found = 'no database'
  expect(await read()).toEqual([200, 'one'])
  expect(await read('session=1')).toEqual([200, 'no database'])
})

it('A page that is gone is not shown from the cache', async () => {
  cache.markWrite()
  found = 'nothing there'
  expect(await read()).toEqual([404, 'nothing there'])
})
