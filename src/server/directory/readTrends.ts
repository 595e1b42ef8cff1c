import { TREND_MONTHS } from '@/domain/directory/limits'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from './sql/restaurantCard'

/**
 * The newest month that is shown anywhere comes from an index; gaps are filled on this side, so that few rows travel.
 */
const TRENDS = `
  WITH newest AS (
    SELECT date_trunc('month', s.last_visit)::date AS month FROM restaurant_stats s
    WHERE ${ALL_TIME('s')} AND s.last_visit IS NOT NULL ORDER BY s.last_visit DESC NULLS LAST LIMIT 1
  )
  SELECT m.restaurant_id, m.visit_count,
    (EXTRACT(year FROM age(newest.month, m.month)) * 12 + EXTRACT(month FROM age(newest.month, m.month)))::int AS ago
  FROM newest JOIN restaurant_monthly_stats m
    ON m.restaurant_id = ANY ($1::int[]) AND m.month <= newest.month
      AND m.month > newest.month - make_interval(months => $2)`

/**
 * Visits a month of each restaurant, oldest first: always `TREND_MONTHS` numbers, the last one for the newest month in
 * the directory. A restaurant without visits in that time has zeros.
 */
export async function readTrends(sql: Queryable, ids: readonly number[]): Promise<Map<number, number[]>> {
  const trends = new Map(ids.map((id) => [id, new Array<number>(TREND_MONTHS).fill(0)]))
  if (ids.length === 0) return trends
  const { rows } = await sql.query<{ restaurant_id: number; visit_count: number; ago: number }>(TRENDS, [
    ids,
    TREND_MONTHS,
  ])
  for (const { restaurant_id, visit_count, ago } of rows) {
    const trend = trends.get(restaurant_id)
    if (trend) trend[TREND_MONTHS - 1 - ago] = visit_count
  }
  return trends
}
