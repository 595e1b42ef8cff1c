import * as v from 'valibot'
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

/** Newest first, without duplicates, up to the maximum; on equal times the earlier item wins. */
function tidy(places: readonly RecentPlace[]): RecentPlace[] {
  const seen = new Set<number>()
  return [...places]
    .sort((a, b) => b.visited_at - a.visited_at)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, RECENT_PLACES_MAX)
}

/** Parses the stored list and drops invalid entries, because anyone can edit local storage. */
export function parseRecentPlaces(kept: string | null): RecentPlace[] {
  const items = listOf(kept)
  return tidy(items.map((item) => v.safeParse(schema, item)).flatMap((read) => (read.success ? [read.output] : [])))
}

function listOf(kept: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Adds restaurants, viewed now or restored, sorted by time. */
export const withPlaces = (places: readonly RecentPlace[], added: readonly RecentPlace[]): RecentPlace[] =>
  tidy([...added, ...places])

export const withoutPlace = (places: readonly RecentPlace[], id: number): RecentPlace[] =>
  places.filter((place) => place.id !== id)
