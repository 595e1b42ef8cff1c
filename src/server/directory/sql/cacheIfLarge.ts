import { LRUCache } from 'lru-cache'
import type { Queryable } from '@/infra/database/pool'

const KEPT_MS = 60_000
const KEPT_MAX = 2_000

/** From here on, counting is too slow for a key press. */
export const LARGE_DIRECTORY = 20_000

interface CacheEntry<T> {
  value: T
}

/** Per connection source, so that tests and tools with several databases do not share one. */
const caches = new WeakMap<Queryable, LRUCache<string, CacheEntry<unknown>>>()

/**
 * For a minute: counting 20,000 matches takes a hundred times as long as reading the 20 shown, and a new one is not
 * missed. `key` names the value per connection source and always has one type.
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

const LARGE_TOTAL = 2_000

/** Cached if large. */
export const cachedCount = (sql: Queryable, text: string, values: unknown[]): Promise<number> =>
  cacheIfLarge(
    sql,
    JSON.stringify([text, values]),
    async () => (await sql.query<{ total: number }>(text, values)).rows[0]?.total ?? 0,
    (total) => total >= LARGE_TOTAL,
  )
