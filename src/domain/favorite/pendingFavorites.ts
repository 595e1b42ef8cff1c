import * as v from 'valibot'
import { ID_MAX } from '@/domain/http/limits'
import { LOCAL_FAVORITES_MAX } from './limits'

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ID_MAX))
const schema = v.pipe(v.array(id), v.maxLength(LOCAL_FAVORITES_MAX))

/** Parses stored restaurant ids; empty if invalid, because anyone can edit local storage. */
export function parsePendingFavorites(kept: string | null): readonly number[] {
  try {
    return v.parse(schema, JSON.parse(kept ?? '[]'))
  } catch {
    return []
  }
}

export const withPendingFavorite = (ids: readonly number[], id: number, most: number): readonly number[] =>
  [...ids.filter((known) => known !== id), id].slice(-most)
