import type { Sql } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/restaurantCard'

/** A restaurant's name in its search forms, with the score that orders results. */
export interface PopularName {
  id: number
  letters: string
  choseong: string
  province: string | null
  visit_count: number
  agency_count: number
}

/**
 * How many of the most visited places are kept in memory. A text that too few of them contain is rare enough in the
 * whole directory (200,000 places: 20 in 4,000 is 1,000) for an index to answer quickly; a text that many contain never
 * needs the index. Measured: either way under 2 ms.
 */
export const POPULAR_MAX = 4_000
/** What is shown is read anew each time; only the order of frequent names may be this old. */
const FRESH_MS = 15_000

const POPULAR = `
  SELECT r.id, r.search_name AS letters, r.search_choseong AS choseong, s.province, s.visit_count, s.agency_count
  FROM (
    SELECT s.restaurant_id, s.province, s.visit_count, s.agency_count FROM restaurant_stats s WHERE ${ALL_TIME('s')}
    ORDER BY s.visit_count DESC, s.agency_count DESC, s.restaurant_id LIMIT ${POPULAR_MAX}
  ) s JOIN restaurants r ON r.id = s.restaurant_id
  ORDER BY s.visit_count DESC, s.agency_count DESC, s.restaurant_id`

interface Kept {
  read: number
  names: PopularName[]
  reading?: Promise<PopularName[]> | undefined
}

/** One list a connection source: tests and tools with databases of their own do not see each other's. */
const kept = new WeakMap<Sql, Kept>()

/**
 * The most visited restaurants, best first. A list that has grown old is still answered from while the next one is
 * being read; a directory that fits into it whole is never kept, so that small ones are always exact.
 * @param now milliseconds of any steady clock
 */
export async function popularNames(sql: Sql, now = performance.now()): Promise<PopularName[]> {
  const known = kept.get(sql)
  if (known && now - known.read < FRESH_MS) return known.names
  const reading = known?.reading ?? readNames(sql, now)
  if (!known) return reading
  // A failed refresh is tried again by the next search; until then the list stays as it was.
  known.reading = reading.catch(() => known.names).finally(() => (known.reading = undefined))
  return known.names
}

async function readNames(sql: Sql, now: number): Promise<PopularName[]> {
  const { rows } = await sql.query<PopularName>(POPULAR)
  if (rows.length === POPULAR_MAX) kept.set(sql, { read: now, names: rows })
  return rows
}
