import type { UnreadPart } from '@/domain/expense/importReport'

/**
 * The account of a file's rows, filled while reading. Non-empty rows are records (accepted, skipped or rejected), frame
 * or unread; the three add up to `seen`.
 */
export interface FileAccount {
  /** non-empty rows; a row of two side-by-side tables counts twice */
  seen: number
  /** titles, headings, totals and remarks */
  frame: number
  unread: UnreadPart[]
}

export const emptyAccount = (): FileAccount => ({ seen: 0, frame: 0, unread: [] })
