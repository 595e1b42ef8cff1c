import { TIMED_VISITS_MIN, type RowFacts } from '@/domain/directory/directory'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/sql/restaurantCard'

const KOREA = `AT TIME ZONE 'Asia/Seoul'`

/** On a tie the week's first hour, as on the restaurant's page; unchanged rows are not written. */
const REFRESH = `
  WITH groups AS (
    SELECT restaurant_id, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY headcount))::numeric)::int AS median
    FROM visits WHERE headcount > 0 GROUP BY 1
  ),
  hours AS (
    SELECT restaurant_id, EXTRACT(isodow FROM spent_at ${KOREA}) AS weekday,
      EXTRACT(hour FROM spent_at ${KOREA}) AS hour, count(*) AS visits
    FROM visits WHERE has_time GROUP BY 1, 2, 3
  ),
  busiest AS (
    SELECT DISTINCT ON (restaurant_id) restaurant_id, weekday, hour
    FROM (SELECT *, sum(visits) OVER (PARTITION BY restaurant_id) AS timed FROM hours) counted
    WHERE timed >= ${TIMED_VISITS_MIN}
    ORDER BY restaurant_id, visits DESC, weekday, hour
  ),
  fresh AS MATERIALIZED (
    SELECT o.restaurant_id, g.median, b.weekday, b.hour
    FROM restaurant_stats o LEFT JOIN groups g USING (restaurant_id) LEFT JOIN busiest b USING (restaurant_id)
    WHERE ${ALL_TIME('o')} AND (g.median IS NOT NULL OR b.hour IS NOT NULL)
  ),
  gone AS (
    DELETE FROM lunch_facts k WHERE NOT EXISTS (SELECT FROM fresh f WHERE f.restaurant_id = k.restaurant_id)
  )
  INSERT INTO lunch_facts AS k (restaurant_id, headcount_median, busiest_weekday, busiest_hour)
  SELECT restaurant_id, median, weekday, hour FROM fresh
  ON CONFLICT (restaurant_id) DO UPDATE SET headcount_median = EXCLUDED.headcount_median,
    busiest_weekday = EXCLUDED.busiest_weekday, busiest_hour = EXCLUDED.busiest_hour
  WHERE (k.headcount_median, k.busiest_weekday, k.busiest_hour)
    IS DISTINCT FROM (EXCLUDED.headcount_median, EXCLUDED.busiest_weekday, EXCLUDED.busiest_hour)`

/** Usual group size and busiest time. */
export async function refreshRowFacts(sql: Queryable): Promise<void> {
  await sql.query(REFRESH)
}

const READ = `
  SELECT r.id, k.headcount_median, k.busiest_weekday, k.busiest_hour,
    to_char(r.closed_on ${KOREA}, 'YYYY-MM-DD') AS closed_on
  FROM restaurants r LEFT JOIN lunch_facts k ON k.restaurant_id = r.id
  WHERE r.id = ANY ($1::int[]) AND (k.restaurant_id IS NOT NULL OR r.closed_on IS NOT NULL)`

/** Restaurants without any are omitted. */
export async function readRowFacts(sql: Queryable, ids: readonly number[]): Promise<Map<number, RowFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql.query<RowFacts & { id: number }>(READ, [ids])
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
