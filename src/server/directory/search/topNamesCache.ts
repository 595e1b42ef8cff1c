import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME, BY_VISITS } from '../sql/restaurantCard'
import { buildHaystack, type JoinedNames } from './haystack'

/** A restaurant's name in its search forms, with the score that orders results. */
export interface PopularName {
  id: number
  title: string
  letters: string
  choseong: string
  province: string | null
  visit_count: number
  agency_count: number
}

/** The most visited restaurants, best first, ready to be searched. */
export interface PopularNames {
  names: PopularName[]
  letters: JoinedNames
  choseong: JoinedNames
}

/**
 * How many of the most visited places are kept in memory. A text that too few of them contain is rare enough in the
 * whole directory (200,000 places: 20 in 10,000 is 400) for an index to answer quickly; a text that many contain never
 * needs the index.
 */
export const POPULAR_MAX = 10_000
/** Below this the indexes answer everything at once, so nothing is kept and every answer is as new as the data. */
const SMALL_DIRECTORY = 1_000
/** What is shown is read anew each time; only the order of frequent names may be this old. */
const FRESH_MS = 20_000

const POPULAR = `
  SELECT r.id, s.title, r.search_name AS letters, r.search_choseong AS choseong, s.province, s.visit_count,
    s.agency_count
  FROM (
    SELECT s.restaurant_id, s.title, s.province, s.visit_count, s.agency_count FROM restaurant_stats s
      WHERE ${ALL_TIME('s')}
    ORDER BY ${BY_VISITS} LIMIT ${POPULAR_MAX}
  ) s JOIN restaurants r ON r.id = s.restaurant_id
  ORDER BY ${BY_VISITS}`

interface Kept {
  read: number
  popular: PopularNames
  reading?: Promise<PopularNames> | undefined
}

/** One list a connection source: tests and tools with databases of their own do not see each other's. */
const kept = new WeakMap<Queryable, Kept>()

/**
 * The most visited restaurants; none in a small directory. A list that has grown old is still answered from while the
 * next one is being read.
 * @param now milliseconds of any steady clock
 */
export async function popularNames(sql: Queryable, now = performance.now()): Promise<PopularNames> {
  const known = kept.get(sql)
  if (known && now - known.read < FRESH_MS) return known.popular
  const reading = known?.reading ?? readNames(sql, now)
  if (!known) return reading
  // A failed refresh is tried again by the next search; until then the list stays as it was.
  known.reading = reading.catch(() => known.popular).finally(() => (known.reading = undefined))
  return known.popular
}

async function readNames(sql: Queryable, now: number): Promise<PopularNames> {
  const { rows } = await sql.query<PopularName>(POPULAR)
  const names = rows.length < SMALL_DIRECTORY ? [] : rows
  const popular = {
    names,
    letters: buildHaystack(names.map(({ letters }) => letters)),
    choseong: buildHaystack(names.map(({ choseong }) => choseong)),
  }
  kept.set(sql, { read: now, popular })
  return popular
}
