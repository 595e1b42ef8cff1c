import type { RegionSummary } from '@/domain/directory/schemas'
import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge } from './sql/cacheIfLarge'
import { ALL_TIME } from './sql/restaurantCard'

/** The number of restaurants of a region is counted from an index; visits are the sum of its score histogram. */
const REGIONS = `
  SELECT g.code, g.sub_add1 AS province, g.sub_add2 AS district,
    COALESCE(counted.restaurants, 0) AS restaurant_count, COALESCE(scored.visits, 0) AS visit_count
  FROM regions g
  LEFT JOIN (
    SELECT s.region_code, count(*) AS restaurants FROM restaurant_stats s WHERE ${ALL_TIME('s')} GROUP BY 1
  ) counted ON counted.region_code = g.code
  LEFT JOIN (
    SELECT scope, sum(visit_count::bigint * restaurant_count)::bigint AS visits FROM rank_scores GROUP BY 1
  ) scored ON scored.scope = g.code
  WHERE g.valid_to IS NULL OR counted.restaurants > 0
  ORDER BY g.code`

/** From here on counting takes longer than an answer should. */
const LARGE_DIRECTORY = 20_000

/**
 * Every district in force, and those that ended but still have restaurants, sorted by code, with the number of visible
 * restaurants and their visits. In a large directory the numbers may be a minute old.
 */
export const listRegions = (sql: Queryable): Promise<RegionSummary[]> =>
  cacheIfLarge(
    sql,
    'regions',
    async () => (await sql.query<RegionSummary>(REGIONS)).rows,
    (regions) => regions.reduce((sum, { restaurant_count }) => sum + restaurant_count, 0) >= LARGE_DIRECTORY,
  )
