import type { Queryable } from '@/infra/database/pool'
import { instantSql } from '../sqlConditions'
import { cacheIfLarge } from './sql/cacheIfLarge'
import { ALL_TIME } from './sql/restaurantCard'

/** By id range; far below the allowed 50,000, so that it is fast. */
const CUT = 5_000

interface Changed {
  id: number
  /** RFC 3339: the last change of the restaurant or its reviews, or import of its visits */
  changed_at: string
}

export interface SitemapPart {
  part: number
  /** the last change of one of its restaurants, RFC 3339 */
  changed_at: string
}

/** Stops at the newest import with a visit to any. */
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

/** By visits; the others are linked from their list. */
const AGENCIES_MAX = 1_000
const AGENCIES = `
  SELECT agency_id AS id, ${instantSql('changed_at')} AS changed_at FROM agency_stats WHERE visit_count > 0
  ORDER BY visit_count DESC, total_amount DESC, agency_id LIMIT ${AGENCIES_MAX}`

/** Crawlers repeat requests, so from here on results are cached for a minute. */
const LARGE_PARTS = 2
const LARGE_PART = 1_000

export const listSitemapParts = (sql: Queryable): Promise<SitemapPart[]> =>
  cacheIfLarge(
    sql,
    'sitemap parts',
    async () => (await sql.query<SitemapPart>(PARTS)).rows,
    (parts) => parts.length >= LARGE_PARTS,
  )

export const listSitemapPart = (sql: Queryable, part: number): Promise<Changed[]> =>
  cacheIfLarge(
    sql,
    `sitemap part ${part}`,
    async () => (await sql.query<Changed>(PART, [part])).rows,
    (restaurants) => restaurants.length >= LARGE_PART,
  )

export const listSitemapAgencies = async (sql: Queryable): Promise<Changed[]> =>
  (await sql.query<Changed>(AGENCIES)).rows
