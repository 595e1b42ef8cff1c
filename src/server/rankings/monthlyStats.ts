import type { Queryable } from '@/infra/database/pool'
import type { AffectedRestaurants } from './restaurantStats'

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
export async function refreshMonths(sql: Queryable, { from, values }: AffectedRestaurants): Promise<void> {
  await sql.query(REFRESH(from), values)
}
