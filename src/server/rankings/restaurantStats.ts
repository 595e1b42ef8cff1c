import type { Queryable } from '@/infra/database/pool'
import { USED_OCCASIONS } from '../directory/sql/occasionConditions'
import { visible } from '../sqlConditions'

/** FROM item with a distinct column `id`, and its parameters. */
export interface AffectedRestaurants {
  from: string
  values: unknown[]
}

const KOREA = `AT TIME ZONE 'Asia/Seoul'`

/** `is_active` of the figures means public. */
const PLACES = `
  SELECT r.id AS restaurant_id, g.code AS region_code, g.sub_add1 AS province, r.category::text AS category,
    NULLIF(r.sub_category, '') AS sub_category, r.title,
    ${visible('restaurants', 'r')} AS is_active, used.used_for
  FROM touched JOIN restaurants r USING (id) LEFT JOIN regions g ON g.id = r.region_id
    LEFT JOIN used ON used.restaurant_id = r.id`

const VISITED = `
  SELECT v.restaurant_id, v.agency_id, a.type::text AS agency_type, v.has_time, v.headcount::bigint AS headcount,
    (v.spent_at ${KOREA})::date AS day, EXTRACT(year FROM v.spent_at ${KOREA})::smallint AS year,
    v.amount::bigint AS amount,
    CASE WHEN v.headcount > 0 THEN v.amount::float8 / v.headcount::float8 END AS per_head
  FROM touched JOIN visits v ON v.restaurant_id = touched.id JOIN agencies a ON a.id = v.agency_id`

/** In one pass; COALESCE names the total. */
const COUNTED = `
  SELECT restaurant_id, COALESCE(year, 0::smallint) AS year, COALESCE(agency_type, '') AS agency_type,
    COUNT(*)::int AS visit_count, COUNT(DISTINCT agency_id)::int AS agency_count,
    COALESCE(SUM(amount), 0)::bigint AS total_amount,
    LEAST(COALESCE(SUM(headcount), 0), 2147483647)::int AS headcount_total,
    COUNT(*) FILTER (WHERE NOT has_time)::int AS time_unknown_count,
    CASE WHEN COUNT(per_head) > 0
      THEN LEAST(round((percentile_cont(0.5) WITHIN GROUP (ORDER BY per_head))::numeric), 2147483647)::int
    END AS per_head_median,
    MIN(day) AS first_visit, MAX(day) AS last_visit
  FROM visited
  GROUP BY GROUPING SETS ((restaurant_id), (restaurant_id, year), (restaurant_id, agency_type),
    (restaurant_id, year, agency_type))`

/** A restaurant without visits gets a row of zeros, so that it is listed. */
const FRESH = `
  SELECT p.restaurant_id, COALESCE(c.year, 0::smallint) AS year, COALESCE(c.agency_type, '') AS agency_type,
    p.region_code, p.province, p.category, p.sub_category, p.title, p.is_active, p.used_for,
    COALESCE(c.visit_count, 0) AS visit_count, COALESCE(c.agency_count, 0) AS agency_count,
    COALESCE(c.total_amount, 0) AS total_amount, COALESCE(c.headcount_total, 0) AS headcount_total,
    COALESCE(c.time_unknown_count, 0) AS time_unknown_count, c.per_head_median, c.first_visit, c.last_visit
  FROM places p LEFT JOIN counted c USING (restaurant_id)`

const FIGURES = [
  'region_code',
  'province',
  'category',
  'sub_category',
  'title',
  'is_active',
  'used_for',
  'visit_count',
  'agency_count',
  'total_amount',
  'headcount_total',
  'time_unknown_count',
  'per_head_median',
  'first_visit',
  'last_visit',
]
const listOf = (prefix: string): string => FIGURES.map((column) => `${prefix}.${column}`).join(', ')

const isWhole = (row: string) => `${row}.year = 0 AND ${row}.agency_type = ''`
const isRanked = (row: string) => `${isWhole(row)} AND ${row}.is_active AND ${row}.visit_count > 0`

/** Equal ones cancel out. */
const SCORE_CHANGES = `
  SELECT scope, visit_count, agency_count, SUM(step)::int AS step
  FROM (
    SELECT s.province, s.region_code, s.visit_count, s.agency_count, -1 AS step
    FROM touched JOIN restaurant_stats s ON s.restaurant_id = touched.id WHERE ${isRanked('s')}
    UNION ALL
    SELECT f.province, f.region_code, f.visit_count, f.agency_count, 1 FROM fresh f WHERE ${isRanked('f')}
  ) scores CROSS JOIN LATERAL (VALUES ('national'), (province), (region_code)) AS scopes (scope)
  WHERE scope IS NOT NULL
  GROUP BY scope, visit_count, agency_count HAVING SUM(step) <> 0`

/** One snapshot: old scores are read from the rows it replaces. */
const REFRESH = (from: string): string => `
  WITH touched AS MATERIALIZED (SELECT id FROM ${from}),
  used AS (${USED_OCCASIONS}),
  places AS (${PLACES}), visited AS (${VISITED}), counted AS (${COUNTED}), fresh AS MATERIALIZED (${FRESH}),
  gone AS (
    DELETE FROM restaurant_stats s USING touched
    WHERE s.restaurant_id = touched.id AND NOT EXISTS (
      SELECT FROM fresh f
      WHERE f.restaurant_id = s.restaurant_id AND f.year = s.year AND f.agency_type = s.agency_type)
  ),
  present AS MATERIALIZED (SELECT s.* FROM touched JOIN restaurant_stats s ON s.restaurant_id = touched.id),
  changed_rows AS (
    UPDATE restaurant_stats s SET ${FIGURES.map((column) => `${column} = f.${column}`).join(', ')}
    FROM fresh f
    WHERE (s.restaurant_id, s.year, s.agency_type) = (f.restaurant_id, f.year, f.agency_type)
      AND (${listOf('s')}) IS DISTINCT FROM (${listOf('f')})
  ),
  written AS (
    INSERT INTO restaurant_stats (restaurant_id, year, agency_type, ${FIGURES.join(', ')}, avg_rating, review_count,
      rating_score)
    SELECT f.restaurant_id, f.year, f.agency_type, ${listOf('f')},
      COALESCE(w.avg_rating, 0), COALESCE(w.review_count, 0), COALESCE(w.rating_score, 0)
    FROM fresh f LEFT JOIN present w ON w.restaurant_id = f.restaurant_id AND ${isWhole('w')}
    WHERE NOT EXISTS (SELECT FROM present p
      WHERE (p.restaurant_id, p.year, p.agency_type) = (f.restaurant_id, f.year, f.agency_type))
    ORDER BY f.year, f.agency_type, f.region_code, f.visit_count DESC, f.agency_count DESC, f.restaurant_id
  ),
  changed AS (${SCORE_CHANGES}),
  scored AS (
    INSERT INTO rank_scores AS s (scope, visit_count, agency_count, restaurant_count)
    SELECT scope, visit_count, agency_count, step FROM changed
    ON CONFLICT (scope, visit_count, agency_count) DO UPDATE
      SET restaurant_count = s.restaurant_count + EXCLUDED.restaurant_count
    RETURNING scope
  )
  SELECT DISTINCT scope FROM scored`

/**
 * Ratings stay; unchanged rows are not written. Returns scopes whose histogram changed; their `better_count` is stale
 * until `applyScoreChanges`.
 */
export async function refreshRestaurantStats(sql: Queryable, { from, values }: AffectedRestaurants): Promise<string[]> {
  const { rows } = await sql.query<{ scope: string }>(REFRESH(from), values)
  return rows.map(({ scope }) => scope)
}
