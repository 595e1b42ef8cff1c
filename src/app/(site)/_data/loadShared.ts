import { shareRead } from '@/infra/sharedReads'
import { load, type Loaded } from './load'

/**
 * Like `load`, for data shared by many pages: cached until one of its tags is invalidated.
 * @param what the cache key; one key always has one type
 */
export const loadShared = <T>(what: string, tags: readonly string[], read: () => Promise<T>): Promise<Loaded<T>> =>
  load(what, () => shareRead(what, tags, read))
