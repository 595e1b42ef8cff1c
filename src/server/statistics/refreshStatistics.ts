import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/sql/restaurantCard'
import { refreshPreviousRanks } from '../rankings/previousRanks'
import { isRefreshDue, noteRefresh } from '../refreshRuns'
import { areImportsMissing, saveFigures } from './figures'
import { refreshRowFacts } from './rowFacts'

export const STATISTICS_TASK = 'refresh_statistics'

const INTO = `INSERT INTO statistics_periods (dimension, key, period, visit_count, total_amount, restaurant_count)`
const SUMS = 'sum(visit_count)::int, sum(total_amount)::bigint, count(*)::int'

/** One pass over the tables behind the rankings. */
const RESTAURANTS = `
  ${INTO}
  SELECT * FROM (
    SELECT CASE WHEN GROUPING(province) = 0 THEN 'province' WHEN GROUPING(region) = 0 THEN 'region'
        WHEN GROUPING(category) = 0 THEN 'category' WHEN GROUPING(sub_category) = 0 THEN 'sub_category'
        ELSE 'all' END AS dimension,
      CASE WHEN GROUPING(province) = 0 THEN province WHEN GROUPING(region) = 0 THEN region
        WHEN GROUPING(category) = 0 THEN category WHEN GROUPING(sub_category) = 0 THEN sub_category
        ELSE '' END AS key,
      period, ${SUMS}
    FROM (
      SELECT o.province, o.region_code AS region, o.category, o.sub_category,
        CASE o.year WHEN 0 THEN 'all' ELSE o.year::text END AS period, o.visit_count, o.total_amount
      FROM restaurant_stats o WHERE o.is_active AND o.agency_type = '' AND o.visit_count > 0
      UNION ALL
      SELECT o.province, o.region_code, o.category, o.sub_category, to_char(m.month, 'YYYY-MM'), m.visit_count,
        m.total_amount
      FROM restaurant_monthly_stats m JOIN restaurant_stats o ON o.restaurant_id = m.restaurant_id AND ${ALL_TIME('o')}
    ) rows
    GROUP BY GROUPING SETS ((period), (province, period), (region, period), (category, period), (sub_category, period))
  ) counted WHERE key IS NOT NULL`

/** The basis for years and totals. */
const FACTS = `
  CREATE TEMP TABLE statistics_facts ON COMMIT DROP AS
  SELECT v.agency_id, v.restaurant_id, date_trunc('month', v.spent_at AT TIME ZONE 'Asia/Seoul')::date AS month,
    count(*)::int AS visit_count, coalesce(sum(v.amount), 0)::bigint AS total_amount
  FROM visits v JOIN restaurant_stats o ON o.restaurant_id = v.restaurant_id AND ${ALL_TIME('o')}
  GROUP BY 1, 2, 3`

const KEYS = { agency: 'f.agency_id', agency_type: 'a.type' }

const PERIODS: [grouped: string, written: string][] = [
  ['1', `'all'`],
  [`date_trunc('year', f.month)::date`, `to_char(period, 'YYYY')`],
  ['f.month', `to_char(period, 'YYYY-MM')`],
]

/** One row per restaurant, key and period, so that counting needs no sort. */
const AGENCIES = (key: string, grouped: string, written: string): string => `
  ${INTO}
  SELECT $1, key::text, ${written}, ${SUMS}
  FROM (SELECT ${key} AS key, ${grouped} AS period, f.restaurant_id, sum(f.visit_count) AS visit_count,
          sum(f.total_amount) AS total_amount
        FROM statistics_facts f JOIN agencies a ON a.id = f.agency_id GROUP BY 1, 2, 3) rows
  GROUP BY key, period`

/** `sql`: inside a transaction, on a pool without a short deadline: a million visits take some seconds */
export async function refreshStatistics(sql: Queryable): Promise<void> {
  const started = performance.now()
  await sql.query('LOCK TABLE statistics_figures IN SHARE ROW EXCLUSIVE MODE')
  await sql.query("SET LOCAL work_mem = '64MB'")
  await sql.query('DELETE FROM statistics_periods')
  await sql.query(RESTAURANTS)
  await sql.query(FACTS)
  await sql.query('ANALYZE statistics_facts')
  for (const [dimension, key] of Object.entries(KEYS))
    for (const period of PERIODS) await sql.query(AGENCIES(key, ...period), [dimension])
  await refreshPreviousRanks(sql, 'statistics_facts')
  await refreshRowFacts(sql)
  await saveFigures(sql)
  await noteRefresh(sql, 'statistics', started)
}

/** From one snapshot. Refreshes wait for each other. */
export const recountStatistics = (pool: Pool): Promise<void> =>
  transaction(pool, async (sql) => {
    // The first reading statement takes the snapshot, after the wait for LOCK TABLE.
    await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await refreshStatistics(sql)
  })

/** If a day has passed or an import is missing. */
export async function recountDueStatistics(pool: Pool): Promise<void> {
  if ((await areImportsMissing(pool)) || (await isRefreshDue(pool, 'statistics'))) await recountStatistics(pool)
}
