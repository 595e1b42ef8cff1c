import type { Queryable } from '@/infra/database/pool'
import { refreshAllAgencies } from '../agencyFigures/refreshAgencies'
import { refreshRestaurantStats, type AffectedRestaurants } from './restaurantStats'
import { lockStatsExclusive } from './lock'
import { refreshRatingPrior, rewriteRatings } from './ratings'

/** Standard competition ranking: more visits, or equal visits and more institutions. */
const COUNT_BETTER = `
  UPDATE rank_scores s SET better_count = w.better_count
  FROM (
    SELECT scope, visit_count, agency_count, (SUM(restaurant_count) OVER higher - restaurant_count)::int AS better_count
    FROM rank_scores WHERE scope = ANY ($1::text[])
    WINDOW higher AS (PARTITION BY scope ORDER BY visit_count DESC, agency_count DESC)
  ) w
  WHERE (s.scope, s.visit_count, s.agency_count) = (w.scope, w.visit_count, w.agency_count)
    AND s.better_count <> w.better_count`

/** After scores have moved. */
async function applyScoreChanges(sql: Queryable, scopes: string[]): Promise<void> {
  if (scopes.length === 0) return
  await sql.query('DELETE FROM rank_scores WHERE scope = ANY ($1::text[]) AND restaurant_count = 0', [scopes])
  await sql.query(COUNT_BETTER, [scopes])
}

async function rebuildRanks(sql: Queryable): Promise<void> {
  await sql.query('DELETE FROM rank_scores')
  const { rows } = await sql.query<{ scope: string }>(`
    WITH written AS (
      INSERT INTO rank_scores (scope, visit_count, agency_count, restaurant_count)
      SELECT scope, visit_count, agency_count, COUNT(*)::int
      FROM restaurant_stats CROSS JOIN LATERAL (VALUES ('national'), (province), (region_code)) AS scopes (scope)
      WHERE year = 0 AND agency_type = '' AND is_active AND visit_count > 0 AND scope IS NOT NULL
      GROUP BY 1, 2, 3
      RETURNING scope
    )
    SELECT DISTINCT scope FROM written`)
  await applyScoreChanges(
    sql,
    rows.map(({ scope }) => scope),
  )
}

const REFRESH = (from: string): string => `
  WITH touched AS MATERIALIZED (SELECT id FROM ${from}),
  fresh AS MATERIALIZED (
    SELECT v.restaurant_id, date_trunc('month', v.spent_at AT TIME ZONE 'Asia/Seoul')::date AS month,
      COUNT(*)::int AS visit_count, COALESCE(SUM(v.amount), 0)::bigint AS total_amount
    FROM touched JOIN visits v ON v.restaurant_id = touched.id
    GROUP BY 1, 2
  ),
  gone AS (
    DELETE FROM restaurant_monthly_stats m USING touched
    WHERE m.restaurant_id = touched.id
      AND NOT EXISTS (SELECT FROM fresh f WHERE f.restaurant_id = m.restaurant_id AND f.month = m.month)
  )
  INSERT INTO restaurant_monthly_stats AS m (restaurant_id, month, visit_count, total_amount)
  SELECT restaurant_id, month, visit_count, total_amount FROM fresh
  ON CONFLICT (restaurant_id, month) DO UPDATE
  SET visit_count = EXCLUDED.visit_count, total_amount = EXCLUDED.total_amount
  WHERE (m.visit_count, m.total_amount) IS DISTINCT FROM (EXCLUDED.visit_count, EXCLUDED.total_amount)`

/** Calendar months in Korea. */
async function refreshMonths(sql: Queryable, { from, values }: AffectedRestaurants): Promise<void> {
  await sql.query(REFRESH(from), values)
}

/**
 * After the write, in its transaction. Writers queue on one lock until commit, so that figures equal COUNT(*) (READ
 * COMMITTED is required). `ids`: visits, name, region, category or visibility changed; unknown ones are ignored
 */
export async function refreshRestaurants(sql: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  // Distinct: the planner then knows their number, and reads one by index but a million in one scan.
  const touched: AffectedRestaurants = { from: 'unnest($1::int[]) AS given (id)', values: [[...new Set(ids)]] }
  await lockStatsExclusive(sql)
  const scopes = await refreshRestaurantStats(sql, touched)
  await refreshMonths(sql, touched)
  await applyScoreChanges(sql, scopes)
}

/** After a rule change or as a repair. */
export async function refreshAll(sql: Queryable): Promise<void> {
  const touched: AffectedRestaurants = { from: 'restaurants', values: [] }
  await lockStatsExclusive(sql)
  await refreshRestaurantStats(sql, touched)
  await refreshMonths(sql, touched)
  await rewriteRatings(sql, touched)
  await refreshRatingPrior(sql)
  await rebuildRanks(sql)
  await refreshAllAgencies(sql)
}
