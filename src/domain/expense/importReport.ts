import type { RowReason } from './rowReasons'

/** A sheet or a page that holds something and of which nothing was read. */
export interface UnreadPart {
  /** a sheet without headings · rows of a table that is not a list, or that stand over the headings · a page */
  kind: 'sheet' | 'table' | 'page'
  /** null in formats that have no sheets */
  sheet: string | null
  /** its first row, or the page's number, from 1 */
  at: number
  /** rows that it holds; 0 for a page, whose letters alone can be counted */
  rows: number
  /** characters in its cells, without blanks around them; 0 for a page that is blank or a picture */
  letters: number
}

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
  /** absent in the kept reports of versions that did not count it */
  unread?: UnreadPart[]
}
