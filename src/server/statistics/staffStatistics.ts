import {
  type BreakdownRow,
  type Dimension,
  type MonthRow,
  periodBefore,
  BREAKDOWN_SHOWN,
  DIMENSIONS,
  MONTHS_SHOWN,
  RANKING_SHOWN,
  type StaffStatistics,
  type StatisticsQuery,
  RANKING_EXPORTED,
  type StatisticsTable,
} from '@/contract/statistics'
import type { Queryable } from '@/infra/database/pool'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { BREAKDOWN_COLUMNS, CATEGORY_LABELS, MONTH_COLUMNS, RANKING_COLUMNS } from '@/messages/staff/statistics'
import { allSettledOrNull } from '../backOffice/settled'
import { readFigures } from './figures'
import { readRanking } from './readRanking'
import { type Cell, cellOf } from '../backOffice/export/tableFiles'

/** The screen translates codes. */
const LABELS: Record<Dimension, string> = {
  region: `(SELECT concat_ws(' ', g.sub_add1, g.sub_add2) FROM regions g WHERE g.code = s.key)`,
  agency: '(SELECT a.name FROM agencies a WHERE a.id = s.key::int)',
  agency_type: 's.key',
  category: 's.key',
  sub_category: 's.key',
}

/** Most first. `limit`: null for all */
async function readBreakdown(
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
async function readMonths(sql: Queryable, limit: number | null): Promise<MonthRow[]> {
  const { rows } = await sql.query<MonthRow>(
    `SELECT period AS month, visit_count AS visits, total_amount AS amount FROM statistics_periods
     WHERE dimension = 'all' AND key = '' AND length(period) = 7 ORDER BY period DESC LIMIT $1`,
    [limit],
  )
  return rows.reverse()
}

/** With visits, newest first. */
async function readPeriods(sql: Queryable): Promise<{ years: string[]; months: string[] }> {
  const { rows } = await sql.query<{ period: string }>(
    `SELECT period FROM statistics_periods WHERE dimension = 'all' AND key = '' AND period <> 'all'
     ORDER BY period DESC`,
  )
  const ofLength = (length: number) => rows.map(({ period }) => period).filter((period) => period.length === length)
  return { years: ofLength(4), months: ofLength(7) }
}

async function breakdowns(sql: Queryable, period: string): Promise<Record<Dimension, BreakdownRow[]>> {
  const read = await Promise.all(
    DIMENSIONS.map(async (one) => [one, await readBreakdown(sql, one, period, BREAKDOWN_SHOWN)] as const),
  )
  return Object.fromEntries(read) as Record<Dimension, BreakdownRow[]>
}

/** As of the last refresh, except the ranking, whose filters are free. */
export async function readStaffStatistics(sql: Queryable, query: StatisticsQuery): Promise<StaffStatistics> {
  const [figures, settled] = await Promise.all([
    readFigures(sql),
    allSettledOrNull({
      periods: () => readPeriods(sql),
      ranking: () => readRanking(sql, query, RANKING_SHOWN),
      months: () => readMonths(sql, MONTHS_SHOWN),
      breakdowns: () => breakdowns(sql, query.period),
    }),
  ])
  return { period: query.period, before: periodBefore(query.period), ...figures, ...settled }
}

interface Sheet {
  headings: string[]
  rows: Cell[][]
}

const WORDS: Record<string, string> = { ...CATEGORY_LABELS, ...AGENCY_TYPE_LABELS }

const sheetOf = (columns: Readonly<Record<string, string>>, rows: readonly object[]): Sheet => ({
  headings: Object.values(columns),
  rows: rows.map((row) => Object.keys(columns).map((name) => cellOf((row as Record<string, unknown>)[name], WORDS))),
})

/** All rows, or the first hundred of the ranking. */
export async function exportTable(sql: Queryable, table: StatisticsTable, query: StatisticsQuery): Promise<Sheet> {
  if (table === 'ranking') return sheetOf(RANKING_COLUMNS, await readRanking(sql, query, RANKING_EXPORTED))
  if (table === 'month') return sheetOf(MONTH_COLUMNS, await readMonths(sql, null))
  return sheetOf(BREAKDOWN_COLUMNS, await readBreakdown(sql, table, query.period, null))
}
