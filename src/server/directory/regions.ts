import type { Statistics, RegionSummary } from '@/contract/directory'
import type { Queryable } from '@/infra/database/pool'
import type { StaffRegion } from '@/contract/backOffice'
import { ALL_TIME } from './sql/restaurantCard'

/** By region code and as 'national', from the histogram of scores. Restaurants without visits have no score. */
const COUNTED_SCOPES = `
  WITH unvisited AS MATERIALIZED (
    SELECT s.region_code AS scope, count(*) AS restaurants FROM restaurant_stats s
    WHERE ${ALL_TIME('s')} AND s.visit_count = 0 GROUP BY 1
  ),
  parts AS (
    SELECT scope, sum(restaurant_count) AS restaurants, sum(visit_count::bigint * restaurant_count) AS visits
    FROM rank_scores GROUP BY 1
    UNION ALL SELECT scope, restaurants, 0 FROM unvisited WHERE scope IS NOT NULL
    UNION ALL SELECT 'national', sum(restaurants), 0 FROM unvisited
  )
  SELECT scope, COALESCE(sum(restaurants), 0)::int AS restaurant_count, COALESCE(sum(visits), 0)::bigint AS visit_count
  FROM parts GROUP BY 1`

/** Without hidden restaurants, to which nothing on the site leads. */
const TOTALS = `
  WITH counted AS MATERIALIZED (${COUNTED_SCOPES})
  SELECT COALESCE(sum(c.restaurant_count) FILTER (WHERE c.scope = 'national'), 0)::int AS restaurant_count,
    COALESCE(sum(c.visit_count) FILTER (WHERE c.scope = 'national'), 0)::bigint AS visit_count,
    count(g.code)::int AS region_count,
    (SELECT s.last_visit FROM restaurant_stats s WHERE ${ALL_TIME('s')}
      ORDER BY s.last_visit DESC NULLS LAST LIMIT 1) AS last_visit
  FROM counted c LEFT JOIN regions g ON g.code = c.scope`

type Totals = Pick<Statistics, 'restaurant_count' | 'visit_count' | 'region_count' | 'last_visit'>

export async function readTotals(sql: Queryable): Promise<Totals> {
  const [totals] = (await sql.query<Totals>(TOTALS)).rows
  if (!totals) throw new Error('a sum has no row')
  return totals
}

const REGIONS = `
  SELECT g.code, g.sub_add1 AS province, g.sub_add2 AS district,
    COALESCE(c.restaurant_count, 0) AS restaurant_count, COALESCE(c.visit_count, 0) AS visit_count
  FROM regions g LEFT JOIN (${COUNTED_SCOPES}) c ON c.scope = g.code
  WHERE g.valid_to IS NULL OR c.restaurant_count > 0
  ORDER BY g.code`

/** Current districts, and abolished ones that still have restaurants. */
export const listRegions = async (sql: Queryable): Promise<RegionSummary[]> =>
  (await sql.query<RegionSummary>(REGIONS)).rows

/** All current districts, and others that still have restaurants. */
export async function listStaffRegions(sql: Queryable): Promise<StaffRegion[]> {
  const { rows } = await sql.query<StaffRegion>(
    `SELECT g.id, g.code, g.sub_add1 AS province, g.sub_add2 AS district FROM regions g
     WHERE g.valid_to IS NULL OR EXISTS (SELECT FROM restaurants r WHERE r.region_id = g.id)
     ORDER BY g.code`,
  )
  return rows
}
