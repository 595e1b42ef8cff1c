import type { RowReason } from './rowReasons'

/** What an import did. Rows: visited + known + skipped + rejected = read; the four amounts (won) are the file's sum. */
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
  /** new spellings that may be a known restaurant: a person is asked */
  questionsAsked: number
  amountVisited: number
  amountKnown: number
  amountSkipped: number
  amountRejected: number
  reasons: Partial<Record<RowReason, number>>
}
