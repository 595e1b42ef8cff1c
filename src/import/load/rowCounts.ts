import type { RowReason } from '@/domain/expense/rowReasons'
import type { ParsedRow } from '../transform/record/parsedRow'

/** Counts every row and every won of a file exactly once. */
export interface RowCounts {
  rows: Record<ParsedRow['status'], number>
  amount: Record<ParsedRow['status'], number>
  reasons: Partial<Record<RowReason, number>>
  /** accepted rows whose department cell is not certainly a unit */
  departmentsDropped: number
}

export const emptyRowCounts = (): RowCounts => ({
  rows: { ok: 0, skip: 0, error: 0 },
  amount: { ok: 0, skip: 0, error: 0 },
  reasons: {},
  departmentsDropped: 0,
})

export function countRow(counts: RowCounts, row: ParsedRow): void {
  const { status, amount, reason, department, departmentRaw } = row
  counts.rows[status] += 1
  counts.amount[status] += amount ?? 0
  if (status === 'ok' && departmentRaw !== null && department === null) counts.departmentsDropped += 1
  if (reason) counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1
}
