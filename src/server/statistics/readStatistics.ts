import type { Statistics } from '@/contract/directory'
import type { Queryable } from '@/infra/database/pool'
import { listScope } from '@/domain/directory/listScope'
import type { ListQuery } from '@/contract/directoryQuery'
import { COUNT_TOTALS, STEP_WON, STEPS } from '../agencyFigures/figuresSql'
import { readTotals } from '../directory/regions'

function countedPart(query: ListQuery): [dimension: string, key: string] {
  if (query.agency !== undefined) return ['agency', String(query.agency)]
  const scope = listScope(query)
  if (scope.kind === 'region') return ['region', scope.code]
  return scope.kind === 'province' ? ['province', scope.province] : ['all', '']
}

/** 'YYYY-MM', oldest first. */
export async function readRecordedMonths(sql: Queryable, query: ListQuery): Promise<string[]> {
  const { rows } = await sql.query<{ period: string }>(
    `SELECT period FROM statistics_periods WHERE dimension = $1 AND key = $2 AND length(period) = 7 ORDER BY period`,
    countedPart(query),
  )
  return rows.map(({ period }) => period)
}

/** One by one in an index. */
const YEARS = `
  WITH RECURSIVE years (year) AS (
    SELECT 0::smallint
    UNION ALL
    SELECT (SELECT s.year FROM restaurant_stats s WHERE s.is_active AND s.agency_type = '' AND s.year > years.year
      ORDER BY s.year LIMIT 1)
    FROM years WHERE years.year IS NOT NULL
  )
  SELECT year FROM years WHERE year > 0 ORDER BY 1 DESC`

/** From `agency_stats` or `COUNT_TOTALS`. */
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

type Sums = Pick<Statistics, 'agency_count' | 'source_share' | 'agency_types'> & { steps: number[] }

/** From here on, counting is too slow for a response. */
const LARGE_DIRECTORY = 20_000

/** Zero without data. In a large directory, slow parts are precomputed, seconds after the last write. */
export async function readStatistics(sql: Queryable): Promise<Statistics> {
  const [totals, years] = await Promise.all([readTotals(sql), sql.query<{ year: number }>(YEARS)])
  const isLarge = totals.visit_count >= LARGE_DIRECTORY
  const [found] = (await sql.query<Sums>(sumsOf(isLarge ? 'SELECT * FROM agency_stats' : COUNT_TOTALS))).rows
  if (!found) throw new Error('a sum has no row')
  const { steps, ...sums } = found
  return {
    ...totals,
    ...sums,
    per_head: Array.from({ length: STEPS }, (_, step) => ({ from: step * STEP_WON, visit_count: steps[step] ?? 0 })),
    years: years.rows.map(({ year }) => year),
  }
}
