import { RANKING_EXPORTED, type StatisticsQuery, type StatisticsTable } from '@/domain/statistics/statistics'
import type { Queryable } from '@/infra/database/pool'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { BREAKDOWN_COLUMNS, CATEGORY_LABELS, MONTH_COLUMNS, RANKING_COLUMNS } from '@/messages/staff/statistics'
import { type Cell, cellOf } from '../backOffice/export/cell'
import { readBreakdown, readMonths } from './readBreakdowns'
import { readRanking } from './readRanking'

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
