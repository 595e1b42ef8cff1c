import { LRUCache } from 'lru-cache'
import { ALL_PAGES } from '@/domain/site/pageTags'
import type { CachedPage } from './cachedPage'

interface Entry<Source> {
  source: Source
  page: CachedPage
  tags: readonly string[]
  /** `performance.now()` at the start of rendering, or when the oldest shared data was read */
  since: number
  hits: number
}

export interface PendingRender {
  since: number
  invalidated: Set<string>
}

export interface PageStore<Source> {
  get: (key: string) => Entry<Source> | undefined
  /** So that `set` knows of changes during the render. */
  begin: () => PendingRender
  /** Unless one of its tags was invalidated since it started. */
  set: (
    key: string,
    pending: PendingRender,
    made: { source: Source; page: CachedPage; tags: readonly string[]; oldestRead?: number | undefined },
  ) => boolean
  end: (pending: PendingRender) => void
  /** Returns their sources, most sent first. */
  invalidate: (tags: readonly string[]) => Source[]
  readonly size: number
}

/** Evicts the least recently used. `bytesMax`: compressed */
export function createPageStore<Source extends object>(bytesMax: number): PageStore<Source> {
  const keysOf = new Map<string, Set<string>>()
  const pending = new Set<PendingRender>()
  const pages = new LRUCache<string, Entry<Source>>({
    maxSize: bytesMax,
    sizeCalculation: ({ page }, key) => page.size + key.length,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(tag)
      }
    },
  })
  const isStale = (tags: readonly string[], { invalidated }: PendingRender): boolean =>
    invalidated.has(ALL_PAGES) || tags.some((tag) => invalidated.has(tag))

  return {
    get: (key) => pages.get(key),
    begin: () => {
      const begun = { since: performance.now(), invalidated: new Set<string>() }
      pending.add(begun)
      return begun
    },
    set: (key, begun, { source, page, tags, oldestRead = Infinity }) => {
      if (isStale(tags, begun)) return false
      pages.set(key, { source, page, tags, since: Math.min(begun.since, oldestRead), hits: 0 })
      if (pages.has(key)) for (const tag of tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set<string>()).add(key))
      return true
    },
    end: (ended) => void pending.delete(ended),
    invalidate: (tags) => {
      for (const { invalidated } of pending) for (const tag of tags) invalidated.add(tag)
      const dropped = tags.includes(ALL_PAGES)
        ? [...pages.keys()]
        : [...new Set(tags.flatMap((tag) => [...(keysOf.get(tag) ?? [])]))]
      const entries = dropped.flatMap((key) => pages.peek(key) ?? [])
      for (const key of dropped) pages.delete(key)
      return entries.sort((one, other) => other.hits - one.hits).map(({ source }) => source)
    },
    get size() {
      return pages.calculatedSize
    },
  }
}
