import type { PreviousRanks } from '@/domain/directory/rank'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/sql/restaurantCard'

const rankWithin = (scope: string): string =>
  `CASE WHEN o.${scope} IS NOT NULL
    THEN rank() OVER (PARTITION BY o.${scope} ORDER BY c.visits DESC, c.agencies DESC) END`

/** The same rule as `rank_scores`; unchanged rows are not written. */
const REFRESH = (facts: string): string => `
  WITH quarter AS (SELECT date_trunc('quarter', max(month))::date AS start FROM ${facts}),
  counted AS (
    SELECT f.restaurant_id, sum(f.visit_count) AS visits, count(DISTINCT f.agency_id) AS agencies
    FROM ${facts} f JOIN quarter ON f.month < quarter.start GROUP BY 1
  ),
  fresh AS MATERIALIZED (
    SELECT c.restaurant_id, quarter.start, ${rankWithin('region_code')} AS region,
      ${rankWithin('province')} AS province, rank() OVER (ORDER BY c.visits DESC, c.agencies DESC) AS national
    FROM quarter CROSS JOIN counted c
    JOIN restaurant_stats o ON o.restaurant_id = c.restaurant_id AND ${ALL_TIME('o')}
  ),
  gone AS (
    DELETE FROM previous_ranks k WHERE NOT EXISTS (SELECT FROM fresh f WHERE f.restaurant_id = k.restaurant_id)
  )
  INSERT INTO previous_ranks AS k (restaurant_id, counted_before, region_rank, province_rank, national_rank)
  SELECT restaurant_id, start, region, province, national FROM fresh
  ON CONFLICT (restaurant_id) DO UPDATE SET counted_before = EXCLUDED.counted_before,
    region_rank = EXCLUDED.region_rank, province_rank = EXCLUDED.province_rank, national_rank = EXCLUDED.national_rank
  WHERE (k.counted_before, k.region_rank, k.province_rank, k.national_rank)
    IS DISTINCT FROM (EXCLUDED.counted_before, EXCLUDED.region_rank, EXCLUDED.province_rank, EXCLUDED.national_rank)`

/** Before the newest recorded quarter. `facts`: table of restaurant_id, agency_id, month, visit_count */
export async function refreshPreviousRanks(sql: Queryable, facts: string): Promise<void> {
  await sql.query(REFRESH(facts))
}

/** Empty while only one quarter is recorded, because then no place is new. */
const READ = `
  SELECT given.id, k.counted_before IS NOT NULL AS ranked, k.region_rank AS region, k.province_rank AS province,
    k.national_rank AS national
  FROM unnest($1::int[]) AS given (id) LEFT JOIN previous_ranks k ON k.restaurant_id = given.id
  WHERE EXISTS (SELECT FROM previous_ranks)`

/** null for places without visits then */
export async function readPreviousRanks(
  sql: Queryable,
  ids: readonly number[],
): Promise<Map<number, PreviousRanks | null>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql.query<PreviousRanks & { id: number; ranked: boolean }>(READ, [ids])
  return new Map(
    rows.map(({ id, ranked, region, province, national }) => [id, ranked ? { region, province, national } : null]),
  )
}
