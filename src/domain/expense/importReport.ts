import type { RowReason } from './rowReasons'

/**
 * Result of an import. Rows: visited + known + skipped + rejected = read. The four amounts (won) add up to the file's
 * sum.
 */
export interface ImportReport {
  batch: number
  file: string
  rowsRead: number
  rowsVisited: number
  rowsKnown: number
  rowsSkipped: number
  rowsRejected: number
  visitsMade: number
  restaurantsNew: number
  restaurantsMatched: number
  /** new spellings that may be a known restaurant, queued for clerical review */
  reviewsQueued: number
  amountVisited: number
  amountKnown: number
  amountSkipped: number
  amountRejected: number
  /** rows of visits whose department cell names no unit for certain, and is not kept */
  departmentsDropped: number
  reasons: Partial<Record<RowReason, number>>
}
