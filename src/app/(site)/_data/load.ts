import { log } from '@/infra/log'
import { noteFailedRead } from '@/infra/requestContext'
import { shareRead } from '@/infra/sharedReads'

export type Loaded<T> = { ok: true; data: T } | { ok: false }

/** A failure is logged, shown in place, and not cached. */
export async function load<T>(what: string, read: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, data: await read() }
  } catch (error) {
    noteFailedRead()
    log.error({ err: error, what }, 'a page could not load its numbers')
    return { ok: false }
  }
}

/** Cached until one of its tags is invalidated. `what` is the cache key; one key always has one type. */
export const loadShared = <T>(what: string, tags: readonly string[], read: () => Promise<T>): Promise<Loaded<T>> =>
  load(what, () => shareRead(what, tags, read))
