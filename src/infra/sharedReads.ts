import { ALL_PAGES } from '@/domain/site/pageTags'
import { noteSharedRead } from './requestContext'

/** A page may be a minute old, and is as old as its oldest shared data. */
export const SHARED_READ_MAX_AGE_MS = 30_000

interface Entry {
  value: unknown
  tags: readonly string[]
  since: number
}

export interface SharedReads {
  /** One key has one type, and the set of keys is bounded. `tags` from `pageTags`. */
  read: <T>(key: string, tags: readonly string[], read: () => Promise<T>) => Promise<T>
  invalidate: (tags: readonly string[]) => void
}

/** No failures, and no values invalidated while read. Concurrent reads are not shared: outcomes belong to requests. */
export function createSharedReads(): SharedReads {
  const entries = new Map<string, Entry>()
  let invalidations = 0

  return {
    async read<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
      const known = entries.get(key)
      if (known && performance.now() - known.since < SHARED_READ_MAX_AGE_MS) {
        noteSharedRead(known.since)
        return known.value as T
      }
      const [since, before] = [performance.now(), invalidations]
      const value = await read()
      if (invalidations === before) entries.set(key, { value, tags, since })
      return value
    },
    invalidate(tags) {
      invalidations++
      for (const [key, entry] of entries)
        if (tags.includes(ALL_PAGES) || entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
    },
  }
}

// The HTTP front and Next's bundle are two module graphs in one process and must share one cache.
const shared = globalThis as typeof globalThis & { gonggongSharedReads?: SharedReads | undefined }

/** Only if `reads` is notified of changes; otherwise each page reads for itself. */
export const setSharedReads = (reads: SharedReads | undefined): void => void (shared.gonggongSharedReads = reads)

export const shareRead: SharedReads['read'] = (key, tags, read) =>
  shared.gonggongSharedReads ? shared.gonggongSharedReads.read(key, tags, read) : read()
