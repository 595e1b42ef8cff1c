import type { UnreadPart } from '@/domain/expense/importReport'

/** Filled while reading. `seen` is the sum of records (accepted, skipped or rejected), frame and unread rows. */
export interface FileAccount {
  /** non-empty rows; a row of two side-by-side tables counts twice */
  seen: number
  /** titles, headings, totals and remarks */
  frame: number
  unread: UnreadPart[]
}

export const emptyAccount = (): FileAccount => ({ seen: 0, frame: 0, unread: [] })
