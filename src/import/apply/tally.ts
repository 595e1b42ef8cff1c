import type { RowReason } from '@/domain/expense/rowReasons'
import type { RowReading } from '../record/rowReading'

/** Counts every row of a file and every won of it exactly once, while the rows go by. */
export interface Tally {
  rows: Record<RowReading['status'], number>
  amount: Record<RowReading['status'], number>
  reasons: Partial<Record<RowReason, number>>
}

export const emptyTally = (): Tally => ({ rows: { ok: 0, skip: 0, error: 0 }, amount: { ok: 0, skip: 0, error: 0 }, reasons: {} })

export function tallyRow(tally: Tally, { status, amount, reason }: RowReading): void {
  tally.rows[status] += 1
  tally.amount[status] += amount ?? 0
  if (reason) tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1
}
