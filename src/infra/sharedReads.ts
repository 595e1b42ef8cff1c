import { ALL_PAGES } from '@/domain/site/pageTags'
import { noteSharedRead } from './requestContext'

/** A page may be a minute old, and is as old as the oldest of what it is made from. */
export const SHARED_READ_MAX_AGE_MS = 30_000

interface Entry {
  value: unknown
  tags: readonly string[]
  /** `performance.now()` when its reading began */
  since: number
}

/** What many pages are made from, read once for all of them and kept until one of its tags is invalidated. */
export interface SharedReads {
  /**
   * @param key names the value; the same key always has the same type, and keys are a bounded set
   * @param tags of `pageTags`: what the value is made from
   */
  read: <T>(key: string, tags: readonly string[], read: () => Promise<T>) => Promise<T>
  invalidate: (tags: readonly string[]) => void
}

/**
 * Values by key. Failures are not cached, and neither is what one of its tags was invalidated for while it was
 * read. Who reads at the same time reads by themselves: what becomes of a read is noted for the request that waits.
 */
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

// The HTTP front and Next's server bundle are two module graphs in one process: they must share one memory.
const shared = globalThis as typeof globalThis & { gonggongSharedReads?: SharedReads | undefined }

/** Lets pages share what they read, where somebody tells `reads` of changes; without it each reads for itself. */
export const setSharedReads = (reads: SharedReads | undefined): void => void (shared.gonggongSharedReads = reads)

/** Reads what many pages are made from: once for all of them where somebody is told of changes, each time elsewhere. */
export const shareRead: SharedReads['read'] = (key, tags, read) =>
  shared.gonggongSharedReads ? shared.gonggongSharedReads.read(key, tags, read) : read()
