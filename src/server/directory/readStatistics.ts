import type { Statistics } from '@/domain/directory/schemas'
import type { Queryable } from '@/infra/database/pool'
import { COUNT_TOTALS, STEP_WON, STEPS } from '../agencyFigures/figuresSql'
import { ALL_TIME } from './sql/restaurantCard'

/**
 * Restaurants and visits by region code, and of all regions as 'national', from the histogram of scores that every write
 * keeps. Restaurants without a visit have no score.
 */
export const COUNTED_SCOPES = `
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

/** Visits of hidden restaurants do not count: nothing on the site would lead to them. */
const TOTALS = `
  WITH counted AS MATERIALIZED (${COUNTED_SCOPES})
  SELECT COALESCE(sum(c.restaurant_count) FILTER (WHERE c.scope = 'national'), 0)::int AS restaurant_count,
    COALESCE(sum(c.visit_count) FILTER (WHERE c.scope = 'national'), 0)::bigint AS visit_count,
    count(g.code)::int AS region_count,
    (SELECT s.last_visit FROM restaurant_stats s WHERE ${ALL_TIME('s')}
      ORDER BY s.last_visit DESC NULLS LAST LIMIT 1) AS last_visit
  FROM counted c LEFT JOIN regions g ON g.code = c.scope`

/** Years that any list has, found one by one in an index. */
const YEARS = `
  WITH RECURSIVE years (year) AS (
    SELECT 0::smallint
    UNION ALL
    SELECT (SELECT s.year FROM restaurant_stats s WHERE s.is_active AND s.agency_type = '' AND s.year > years.year
      ORDER BY s.year LIMIT 1)
    FROM years WHERE years.year IS NOT NULL
  )
  SELECT year FROM years WHERE year > 0 ORDER BY 1 DESC`

/** Sums over agencies: of `agency_stats`, or of what `COUNT_TOTALS` counts. */
const sumsOf = (agencies: string): string => `
  WITH counted AS MATERIALIZED (${agencies})
  SELECT (SELECT count(*)::int FROM counted WHERE visit_count > 0) AS agency_count,
    (SELECT COALESCE(sum(sourced_count)::float8 / NULLIF(sum(visit_count), 0), 0) FROM counted) AS source_share,
    ARRAY(SELECT sum(visits)::int
      FROM counted CROSS JOIN LATERAL unnest(per_head_steps) WITH ORDINALITY AS u (visits, step)
      GROUP BY step ORDER BY step) AS steps,
    (SELECT COALESCE(json_agg(t), '[]') FROM (
      SELECT a.type::text, sum(c.visit_count)::int AS visit_count FROM counted c JOIN agencies a ON a.id = c.agency_id
      WHERE c.visit_count > 0 GROUP BY 1 ORDER BY 2 DESC, 1
    ) t) AS agency_types`

type Totals = Pick<Statistics, 'restaurant_count' | 'visit_count' | 'region_count' | 'last_visit'>
type Sums = Pick<Statistics, 'agency_count' | 'source_share' | 'agency_types'> & { steps: number[] }

async function readRow<T extends object>(sql: Queryable, text: string): Promise<T> {
  const [row] = (await sql.query<T>(text)).rows
  if (!row) throw new Error('a sum has no row')
  return row
}

/** Restaurants, visits and districts of what everybody sees, and the last visit. */
export const readTotals = (sql: Queryable): Promise<Totals> => readRow(sql, TOTALS)

/** From here on counting takes longer than an answer should. */
const LARGE_DIRECTORY = 20_000

/**
 * Numbers about the whole directory, counted from the data: never invented, zero when there is none. In a large
 * directory institutions, prices and sources are as the job counted them last, seconds after the last write.
 */
export async function readStatistics(sql: Queryable): Promise<Statistics> {
  const [totals, years] = await Promise.all([readTotals(sql), sql.query<{ year: number }>(YEARS)])
  const isLarge = totals.visit_count >= LARGE_DIRECTORY
  const { steps, ...sums } = await readRow<Sums>(sql, sumsOf(isLarge ? 'SELECT * FROM agency_stats' : COUNT_TOTALS))
  return {
    ...totals,
    ...sums,
    per_head: Array.from({ length: STEPS }, (_, step) => ({ from: step * STEP_WON, visit_count: steps[step] ?? 0 })),
    years: years.rows.map(({ year }) => year),
  }
}
