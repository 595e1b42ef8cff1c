import * as z from 'zod/mini'
import { ID_MAX } from '@/domain/http/limits'
import { LOCAL_FAVORITES_MAX } from './limits'

const schema = z.array(z.int().check(z.minimum(1), z.maximum(ID_MAX))).check(z.maxLength(LOCAL_FAVORITES_MAX))

/** Ids of restaurants, as a browser kept them; none where that cannot be read, since anybody can write there. */
export function parsePendingFavorites(kept: string | null): readonly number[] {
  try {
    return schema.parse(JSON.parse(kept ?? '[]'))
  } catch {
    return []
  }
}

/** With one more, each once and the newest last. */
export const withPendingFavorite = (ids: readonly number[], id: number, most: number): readonly number[] =>
  [...ids.filter((known) => known !== id), id].slice(-most)
