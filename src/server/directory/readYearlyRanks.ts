import type { RankExplanation } from '@/domain/directory/schemas'
import type { Queryable } from '@/infra/database/pool'

/** Stored with the all-time figures, indexed by district, year and rank order. */
const YEARS = `
  SELECT s.year::int, counted.better + 1 AS rank, counted.of,
    ARRAY(
      SELECT m.period FROM generate_series(1, 12) n CROSS JOIN LATERAL (
        SELECT to_char(make_date(s.year, n, 1), 'YYYY-MM') AS period OFFSET 0) m
      WHERE EXISTS (SELECT FROM statistics_periods p
        WHERE p.dimension = 'region' AND p.period = m.period AND p.key = s.region_code)
      ORDER BY 1) AS months
  FROM restaurant_stats s CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE (n.visit_count, n.agency_count) > (s.visit_count, s.agency_count))::int AS better,
      count(*)::int AS "of"
    FROM restaurant_stats n
    WHERE n.region_code = s.region_code AND n.year = s.year AND n.agency_type = '' AND n.is_active AND n.visit_count > 0
  ) counted
  WHERE s.restaurant_id = $1 AND s.year > 0 AND s.agency_type = '' AND s.is_active AND s.visit_count > 0
    AND s.region_code IS NOT NULL
  ORDER BY s.year`

/** By each year alone, oldest first; with the months recorded in its district. */
export async function readYearlyRanks(sql: Queryable, id: number): Promise<RankExplanation['years']> {
  const { rows } = await sql.query<RankExplanation['years'][number]>(YEARS, [id])
  return rows
}
