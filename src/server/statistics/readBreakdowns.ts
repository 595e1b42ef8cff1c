import { type BreakdownRow, type Dimension, type MonthRow, periodBefore } from '@/domain/statistics/statistics'
import type { Queryable } from '@/infra/database/pool'

/** The screen translates codes. */
const LABELS: Record<Dimension, string> = {
  region: `(SELECT concat_ws(' ', g.sub_add1, g.sub_add2) FROM regions g WHERE g.code = s.key)`,
  agency: '(SELECT a.name FROM agencies a WHERE a.id = s.key::int)',
  agency_type: 's.key',
  category: 's.key',
  sub_category: 's.key',
}

/** Most first. `limit`: null for all */
export async function readBreakdown(
  sql: Queryable,
  dimension: Dimension,
  period: string,
  limit: number | null,
): Promise<BreakdownRow[]> {
  const { rows } = await sql.query<BreakdownRow>(
    `SELECT s.key, coalesce(${LABELS[dimension]}, s.key) AS label, s.visit_count AS visits,
       b.visit_count AS "visitsBefore", s.total_amount AS amount, s.restaurant_count AS restaurants
     FROM statistics_periods s
     LEFT JOIN statistics_periods b ON b.dimension = s.dimension AND b.period = $3 AND b.key = s.key
     WHERE s.dimension = $1 AND s.period = $2 ORDER BY s.visit_count DESC, s.key LIMIT $4`,
    [dimension, period, periodBefore(period), limit],
  )
  return rows
}

/** Oldest first. `limit`: the latest months; null for all */
export async function readMonths(sql: Queryable, limit: number | null): Promise<MonthRow[]> {
  const { rows } = await sql.query<MonthRow>(
    `SELECT period AS month, visit_count AS visits, total_amount AS amount FROM statistics_periods
     WHERE dimension = 'all' AND key = '' AND length(period) = 7 ORDER BY period DESC LIMIT $1`,
    [limit],
  )
  return rows.reverse()
}

/** With visits, newest first. */
export async function readPeriods(sql: Queryable): Promise<{ years: string[]; months: string[] }> {
  const { rows } = await sql.query<{ period: string }>(
    `SELECT period FROM statistics_periods WHERE dimension = 'all' AND key = '' AND period <> 'all'
     ORDER BY period DESC`,
  )
  const ofLength = (length: number) => rows.map(({ period }) => period).filter((period) => period.length === length)
  return { years: ofLength(4), months: ofLength(7) }
}
