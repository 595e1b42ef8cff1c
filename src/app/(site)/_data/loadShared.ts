import { shareRead } from '@/infra/sharedReads'
import { load, type Loaded } from './load'

/**
 * As `load`, for what is the same on many pages: read once for all of them until one of its tags is invalidated.
 * @param what names it; the same name always has the same type
 */
export const loadShared = <T>(what: string, tags: readonly string[], read: () => Promise<T>): Promise<Loaded<T>> =>
  load(what, () => shareRead(what, tags, read))
