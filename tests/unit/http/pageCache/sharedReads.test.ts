import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { beforeEach, expect, it, vi } from 'vitest'
import { createPageCache, type PageCache } from '@/http/pageCache/pageCache'
import { tagPage } from '@/infra/requestContext'
import { createSharedReads } from '@/infra/sharedReads'

let cache: PageCache
let stored: string
let isKnown: boolean

beforeEach(() => {
  stored = '하나'
  isKnown = true
  const sharedReads = createSharedReads()
  const pages = async (_: IncomingMessage, res: ServerResponse): Promise<void> => {
    tagPage('restaurant:1')
    res.end(await sharedReads.read('stored', ['directory'], () => Promise.resolve(stored)))
  }
  const api = () => new Response()
  cache = createPageCache({ pages, api }, { sync: () => Promise.resolve(isKnown) }, { sharedReads })
  return () => vi.useRealTimers()
})

const read = (url: string) =>
  inject((req, res) => void cache.answer(req, res, '/nearby', { reads: { failed: false, unavailable: false } }), {
    url,
  })

it('A read shared between pages is repeated once its data changed or may have changed', async () => {
  const shown = async (url: string) => (await read(url)).payload
  expect(await shown('/nearby?q=1')).toBe('하나')
  stored = '둘'
  expect(await shown('/nearby?q=2')).toBe('하나')
  cache.invalidate(['restaurant:2'])
  expect(await shown('/nearby?q=3')).toBe('하나')
  cache.invalidate(['directory'])
  expect(await shown('/nearby?q=4')).toBe('둘')
  stored = '셋'
  isKnown = false
  cache.markWrite()
  expect(await shown('/nearby?q=5')).toBe('셋')
})

it('The minute of a page starts when the oldest of its shared reads was made', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await read('/nearby?q=1')
  vi.advanceTimersByTime(25_000)
  await read('/nearby?q=2')
  vi.advanceTimersByTime(10_000)
  expect((await read('/nearby?q=2')).headers['cache-status']).toBe('pages; hit; ttl=25')
})
