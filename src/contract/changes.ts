import { z } from 'zod'
import { koreanDay } from '@/domain/koreanDay'

export const CHANGES_PAGE = '/changes'
export const CHANGES_PATH = '/api/v1/changes'
export const CHANGES_FEED = '/changes/rss.xml'

/** Days in one answer. */
export const CHANGES_DAYS = 31
/** Named things of one kind and day; the counts are of all. */
export const CHANGES_NAMED = 20

/** Fields of a restaurant that anyone can read, as the audit record names them. */
export const PUBLIC_RESTAURANT_FIELDS = [
  ...(['name', 'branch', 'category', 'subCategory', 'region', 'address', 'phone', 'latitude', 'longitude'] as const),
  ...(['point', 'closedOn'] as const),
] as const
export type PublicRestaurantField = (typeof PUBLIC_RESTAURANT_FIELDS)[number]

/** `until`: the last day in Korea; today without it. */
export const changesQuerySchema = z.object({ until: z.iso.date().optional() })
export type ChangesQuery = z.infer<typeof changesQuerySchema>

const count = z.int().min(0)
const named = { id: z.int(), title: z.string() }

const dayChangesSchema = z
  .object({
    day: z.iso.date(),
    imports: z.object({
      files: count,
      visits: count,
      new_restaurants: count,
      /** files that had been read before, and were read again after that reading was undone */
      reread_files: count,
      undone_files: count,
      /** the first institution of each file */
      agencies: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
    corrections: z.object({
      restaurants: count,
      visits: count,
      agencies: count,
      places: z.array(z.object({ ...named, fields: z.array(z.enum(PUBLIC_RESTAURANT_FIELDS)) })),
    }),
    merges: z.object({
      restaurants: count,
      agencies: count,
      undone: count,
      /** `id` and `title` of what remains */
      places: z.array(z.object({ ...named, from_id: z.int() })),
    }),
    /** counts alone: what was taken down is not public any more */
    takedowns: z.object({ restaurants: count, visits: count }),
  })
  .meta({ id: 'DayChanges' })
export type DayChanges = z.infer<typeof dayChangesSchema>

/** Newest first, without days on which nothing changed. `earlier`: the `until` before; null at the beginning. */
export const changesSchema = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    earlier: z.iso.date().nullable(),
    data: z.array(dayChangesSchema),
  })
  .meta({ id: 'Changes' })
export type Changes = z.infer<typeof changesSchema>

const DAY_MS = 86_400_000

export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)

/** The days that an answer covers. A later day than today means today. */
export function changesWindow({ until }: ChangesQuery, now: Date): { from: string; until: string } {
  const today = koreanDay(now)
  const last = until === undefined || until > today ? today : until
  return { from: dayBefore(last, CHANGES_DAYS - 1), until: last }
}
