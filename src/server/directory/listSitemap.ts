import type { Queryable } from '@/infra/database/pool'
import { instantSql } from '../instantSql'
import { cacheIfLarge } from './sql/cacheIfLarge'
import { ALL_TIME } from './sql/restaurantCard'

/** Restaurants by whose numbers one sitemap is cut: far below the 50,000 that it may name, so that it is read fast. */
const CUT = 5_000

interface Changed {
  id: number
  /** RFC 3339: of a restaurant, when it or its reviews changed last, or a file of its visits was read */
  changed_at: string
}

export interface SitemapPart {
  part: number
  /** when one of its restaurants changed last, RFC 3339 */
  changed_at: string
}

/** Of a part, what `PART` says of its restaurants: the newest file that holds a visit to one is met at once. */
const PARTS = `
  SELECT p.part, ${instantSql('greatest(p.changed, v.changed, w.changed)')} AS changed_at
  FROM (
    SELECT s.restaurant_id / ${CUT} AS part, max(r.updated_at) AS changed
    FROM restaurant_stats s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE ${ALL_TIME('s')} AND s.visit_count > 0 GROUP BY 1
  ) p
  LEFT JOIN LATERAL (
    SELECT b.updated_at AS changed FROM import_batches b
    WHERE EXISTS (
      SELECT FROM visits WHERE import_batch_id = b.id
        AND restaurant_id >= p.part * ${CUT} AND restaurant_id < (p.part + 1) * ${CUT}
    ) ORDER BY b.updated_at DESC LIMIT 1
  ) v ON true
  LEFT JOIN LATERAL (
    SELECT max(updated_at) AS changed FROM reviews
    WHERE restaurant_id >= p.part * ${CUT} AND restaurant_id < (p.part + 1) * ${CUT}
  ) w ON true
  ORDER BY p.part`

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

/** Those with the most visits; the rest is found from their list. */
const AGENCIES_MAX = 1_000
const AGENCIES = `
  SELECT agency_id AS id, ${instantSql('changed_at')} AS changed_at FROM agency_stats WHERE visit_count > 0
  ORDER BY visit_count DESC, total_amount DESC, agency_id LIMIT ${AGENCIES_MAX}`

/** Robots ask for the same ones again and again: from here on an answer is kept for a minute. */
const LARGE_PARTS = 2
const LARGE_PART = 1_000

/** The parts into which the restaurants with visits are cut. */
export const listSitemapParts = (sql: Queryable): Promise<SitemapPart[]> =>
  cacheIfLarge(
    sql,
    'sitemap parts',
    async () => (await sql.query<SitemapPart>(PARTS)).rows,
    (parts) => parts.length >= LARGE_PARTS,
  )

/** The restaurants of one part, with the moment of their last change. */
export const listSitemapPart = (sql: Queryable, part: number): Promise<Changed[]> =>
  cacheIfLarge(
    sql,
    `sitemap part ${part}`,
    async () => (await sql.query<Changed>(PART, [part])).rows,
    (restaurants) => restaurants.length >= LARGE_PART,
  )

/** The agencies of which search engines are told, with the moment of the last change of their figures. */
export const listSitemapAgencies = async (sql: Queryable): Promise<Changed[]> =>
  (await sql.query<Changed>(AGENCIES)).rows
