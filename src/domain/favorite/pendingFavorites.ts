import * as z from 'zod/mini'
import { ID_MAX } from '@/domain/http/limits'
import { LOCAL_FAVORITES_MAX } from './limits'

const schema = z.array(z.int().check(z.minimum(1), z.maximum(ID_MAX))).check(z.maxLength(LOCAL_FAVORITES_MAX))

/** Parses stored restaurant ids; empty when invalid, because anybody can write to local storage. */
export function parsePendingFavorites(kept: string | null): readonly number[] {
  try {
    return schema.parse(JSON.parse(kept ?? '[]'))
  } catch {
    return []
  }
}

/** Adds one id at the end, without duplicates, up to `most`. */
export const withPendingFavorite = (ids: readonly number[], id: number, most: number): readonly number[] =>
  [...ids.filter((known) => known !== id), id].slice(-most)
