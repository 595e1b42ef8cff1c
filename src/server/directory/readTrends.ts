import { TREND_MONTHS, type Trend } from '@/domain/directory/directory'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from './sql/restaurantCard'

/** From an index; gaps are filled here, so that few rows are transferred. */
const NEWEST = `
  WITH newest AS (
    SELECT date_trunc('month', s.last_visit)::date AS month FROM restaurant_stats s
    WHERE ${ALL_TIME('s')} AND s.last_visit IS NOT NULL ORDER BY s.last_visit DESC NULLS LAST LIMIT 1
  )`

const TRENDS = `${NEWEST}
  SELECT m.restaurant_id, m.visit_count,
    (EXTRACT(year FROM age(newest.month, m.month)) * 12 + EXTRACT(month FROM age(newest.month, m.month)))::int AS ago
  FROM newest JOIN restaurant_monthly_stats m
    ON m.restaurant_id = ANY ($1::int[]) AND m.month <= newest.month
      AND m.month > newest.month - make_interval(months => $2)`

/** In the whole directory. */
const MISSING = `${NEWEST}
  SELECT n AS ago FROM newest CROSS JOIN generate_series(0, $1::int - 1) n
  WHERE NOT EXISTS (SELECT FROM restaurant_monthly_stats m WHERE m.month = newest.month - make_interval(months => n))`

/** Oldest first: `TREND_MONTHS` numbers up to the directory's newest month. null for a month without data */
export async function readTrends(sql: Queryable, ids: readonly number[]): Promise<Map<number, Trend>> {
  if (ids.length === 0) return new Map()
  const [{ rows }, missing] = await Promise.all([
    sql.query<{ restaurant_id: number; visit_count: number; ago: number }>(TRENDS, [ids, TREND_MONTHS]),
    sql.query<{ ago: number }>(MISSING, [TREND_MONTHS]),
  ])
  const empty: Trend = new Array<number>(TREND_MONTHS).fill(0)
  for (const { ago } of missing.rows) empty[TREND_MONTHS - 1 - ago] = null
  const trends = new Map(ids.map((id) => [id, [...empty]]))
  for (const { restaurant_id, visit_count, ago } of rows) {
    const trend = trends.get(restaurant_id)
    if (trend) trend[TREND_MONTHS - 1 - ago] = visit_count
  }
  return trends
}
