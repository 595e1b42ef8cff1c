import * as v from 'valibot'
import { ID_MAX } from '@/domain/http/limits'
import { newestOfEach, parseStoredList } from '../storedList'
import { LOCAL_FAVORITES_MAX } from './favorite'

const text = v.nullish(v.string())

/** In the earlier site's format, so that old lists stay readable. */
const storedFavoriteSchema = v.object({
  id: v.union([v.number(), v.string()]),
  name: v.pipe(v.string(), v.minLength(1)),
  address: text,
  category: text,
  sub_add1: text,
  sub_add2: text,
  /** an ISO timestamp; milliseconds since 1970 in older lists */
  addedAt: v.union([v.string(), v.number()]),
})

export interface LocalFavorite {
  id: number
  name: string
  address: string | null
  category: string | null
  sub_add1: string | null
  sub_add2: string | null
  addedAt: string
}

const tidy = (favorites: readonly LocalFavorite[]): LocalFavorite[] =>
  newestOfEach(favorites, ({ addedAt }) => addedAt, LOCAL_FAVORITES_MAX)

/** Parses the stored list and drops invalid entries, because anyone can edit local storage. */
export const parseLocalFavorites = (kept: string | null): LocalFavorite[] =>
  tidy(parseStoredList(kept).flatMap(readItem))

function readItem(item: unknown): LocalFavorite[] {
  const read = v.safeParse(storedFavoriteSchema, item)
  if (!read.success) return []
  const { name, address = null, category = null, sub_add1 = null, sub_add2 = null, addedAt } = read.output
  const [id, moment] = [Number(read.output.id), new Date(addedAt)]
  if (!Number.isInteger(id) || id < 1 || id > ID_MAX || Number.isNaN(moment.getTime())) return []
  return [{ id, name, address, category, sub_add1, sub_add2, addedAt: moment.toISOString() }]
}

/** Duplicates keep the newer timestamp. */
export const withFavorites = (favorites: readonly LocalFavorite[], added: readonly LocalFavorite[]): LocalFavorite[] =>
  tidy([...added, ...favorites])

const pendingId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ID_MAX))
const pendingIdsSchema = v.pipe(v.array(pendingId), v.maxLength(LOCAL_FAVORITES_MAX))

/** Parses stored restaurant ids; empty if invalid, because anyone can edit local storage. */
export function parsePendingFavorites(kept: string | null): readonly number[] {
  const read = v.safeParse(pendingIdsSchema, parseStoredList(kept))
  return read.success ? read.output : []
}

export const withPendingFavorite = (ids: readonly number[], id: number, most: number): readonly number[] =>
  [...ids.filter((known) => known !== id), id].slice(-most)
