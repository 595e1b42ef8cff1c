import * as v from 'valibot'
import { newestOfEach, parseStoredList } from '../storedList'
import { RECENT_PLACES_MAX } from './limits'

const text = v.nullable(v.string())
/** Missing in entries that earlier versions stored. */
const degrees = v.optional(v.nullable(v.number()))
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const schema = v.object({
  id: positive,
  title: v.pipe(v.string(), v.minLength(1)),
  category: v.picklist(['restaurant', 'cafe']),
  sub_category: text,
  address: text,
  sub_add1: text,
  sub_add2: text,
  latitude: degrees,
  longitude: degrees,
  visited_at: positive,
})

/** `visited_at` is in milliseconds since 1970. */
export type RecentPlace = v.InferOutput<typeof schema>

const tidy = (places: readonly RecentPlace[]): RecentPlace[] =>
  newestOfEach(places, ({ visited_at }) => visited_at, RECENT_PLACES_MAX)

/** Parses the stored list and drops invalid entries, because anyone can edit local storage. */
export function parseRecentPlaces(kept: string | null): RecentPlace[] {
  const items = parseStoredList(kept).map((item) => v.safeParse(schema, item))
  return tidy(items.flatMap((read) => (read.success ? [read.output] : [])))
}

/** Adds restaurants, viewed now or restored, sorted by time. */
export const withPlaces = (places: readonly RecentPlace[], added: readonly RecentPlace[]): RecentPlace[] =>
  tidy([...added, ...places])

export const withoutPlace = (places: readonly RecentPlace[], id: number): RecentPlace[] =>
  places.filter((place) => place.id !== id)
