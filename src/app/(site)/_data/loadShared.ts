import { shareRead } from '@/infra/sharedReads'
import { load, type Loaded } from './load'

/** Cached until one of its tags is invalidated. `what` is the cache key; one key always has one type. */
export const loadShared = <T>(what: string, tags: readonly string[], read: () => Promise<T>): Promise<Loaded<T>> =>
  load(what, () => shareRead(what, tags, read))
