import type { RowReason } from '@/domain/expense/rowReasons'
import type { ParsedRow } from '../transform/record/parsedRow'

/** Counts every row of a file and every won of it exactly once, while the rows go by. */
export interface RowCounts {
  rows: Record<ParsedRow['status'], number>
  amount: Record<ParsedRow['status'], number>
  reasons: Partial<Record<RowReason, number>>
}

export const emptyRowCounts = (): RowCounts => ({
  rows: { ok: 0, skip: 0, error: 0 },
  amount: { ok: 0, skip: 0, error: 0 },
  reasons: {},
})

export function countRow(counts: RowCounts, { status, amount, reason }: ParsedRow): void {
  counts.rows[status] += 1
  counts.amount[status] += amount ?? 0
  if (reason) counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1
}
