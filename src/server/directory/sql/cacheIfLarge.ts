import { LRUCache } from 'lru-cache'
import type { Queryable } from '@/infra/database/pool'

const KEPT_MS = 60_000
const KEPT_MAX = 2_000

interface CacheEntry<T> {
  value: T
}

/** One memory a connection source: tests and tools with databases of their own do not see each other's. */
const caches = new WeakMap<Queryable, LRUCache<string, CacheEntry<unknown>>>()

/**
 * Reads something at most once a minute when it is large, each time when it is not: counting 20,000 matches takes a
 * hundred times as long as reading the 20 shown, and no one misses the one added a moment ago; in a small directory
 * somebody does.
 * @param key names the value within one connection source; the same key always has the same type
 */
export async function cacheIfLarge<T>(
  sql: Queryable,
  key: string,
  read: () => Promise<T>,
  isLarge: (value: T) => boolean,
): Promise<T> {
  const memory = caches.get(sql) ?? new LRUCache<string, CacheEntry<unknown>>({ max: KEPT_MAX, ttl: KEPT_MS })
  caches.set(sql, memory)
  const known = memory.get(key)
  if (known) return known.value as T
  const value = await read()
  if (isLarge(value)) memory.set(key, { value })
  return value
}
