import type { UnreadPart } from '@/domain/expense/importReport'

/**
 * What became of a file's rows, filled in while they are read. Rows that hold anything are records (accepted, skipped
 * or rejected), frame or unread: the three add up to those seen.
 */
export interface FileAccount {
  /** rows that hold anything; a row of two tables side by side counts for each */
  seen: number
  /** titles, headings, totals and remarks */
  frame: number
  unread: UnreadPart[]
}

export const emptyAccount = (): FileAccount => ({ seen: 0, frame: 0, unread: [] })
