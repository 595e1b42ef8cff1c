import type { Queryable } from '@/infra/database/pool'
import { instantSql } from '../instantSql'
import { cacheIfLarge } from './sql/cacheIfLarge'
import { ALL_TIME } from './sql/restaurantCard'

/** Restaurants by whose numbers one sitemap is cut: far below the 50,000 that it may name, so that it is read fast. */
const CUT = 5_000

export interface ChangedRestaurant {
  id: number
  /** when it or its reviews changed last, or a file of its visits was read */
  changed_at: string
}

const PARTS = `SELECT DISTINCT s.restaurant_id / ${CUT} AS part FROM restaurant_stats s
  WHERE ${ALL_TIME('s')} AND s.visit_count > 0 ORDER BY 1`

const PART = `
  SELECT s.restaurant_id AS id, ${instantSql('greatest(r.updated_at, v.changed, w.changed)')} AS changed_at
  FROM restaurant_stats s JOIN restaurants r ON r.id = s.restaurant_id
  LEFT JOIN (
    SELECT restaurant_id, max(b.updated_at) AS changed FROM visits JOIN import_batches b ON b.id = import_batch_id
    WHERE restaurant_id >= $1 * ${CUT} AND restaurant_id < ($1 + 1) * ${CUT} GROUP BY 1
  ) v ON v.restaurant_id = s.restaurant_id
  LEFT JOIN (
    SELECT restaurant_id, max(updated_at) AS changed FROM reviews
    WHERE restaurant_id >= $1 * ${CUT} AND restaurant_id < ($1 + 1) * ${CUT} GROUP BY 1
  ) w ON w.restaurant_id = s.restaurant_id
  WHERE ${ALL_TIME('s')} AND s.visit_count > 0
    AND s.restaurant_id >= $1 * ${CUT} AND s.restaurant_id < ($1 + 1) * ${CUT}
  ORDER BY s.restaurant_id`

/** Robots ask for the same ones again and again: from here on an answer is kept for a minute. */
const LARGE_PARTS = 2
const LARGE_PART = 1_000

/** The parts into which the restaurants with visits are cut. */
export const listSitemapParts = (sql: Queryable): Promise<number[]> =>
  cacheIfLarge(
    sql,
    'sitemap parts',
    async () => (await sql.query<{ part: number }>(PARTS)).rows.map(({ part }) => part),
    (parts) => parts.length >= LARGE_PARTS,
  )

/** The restaurants of one part, with the moment of their last change. */
export const listSitemapPart = (sql: Queryable, part: number): Promise<ChangedRestaurant[]> =>
  cacheIfLarge(
    sql,
    `sitemap part ${part}`,
    async () => (await sql.query<ChangedRestaurant>(PART, [part])).rows,
    (restaurants) => restaurants.length >= LARGE_PART,
  )
