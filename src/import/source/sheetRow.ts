import type { UnreadPart } from '@/domain/expense/importReport'
import type { OtherListKind } from '@/domain/expense/fileErrors'

/** Filled while reading. `seen` is the sum of records (accepted, skipped or rejected), frame and unread rows. */
export interface FileAccount {
  /** non-empty rows; a row of two side-by-side tables counts twice */
  seen: number
  /** titles, headings, totals and remarks */
  frame: number
  unread: UnreadPart[]
  /** tables with a stated sum, and those whose last one equals the rows above it */
  sums: { stated: number; right: number }
}

export const emptyAccount = (): FileAccount => ({ seen: 0, frame: 0, unread: [], sums: { stated: 0, right: 0 } })

export interface SheetRow {
  /** null for formats without sheets */
  sheet: string | null
  /** from 1 as in a spreadsheet, including header and blank rows; without sheets, the line or table row */
  row: number
  cells: readonly string[]
  /** indexes of cells that repeat a merged cell from a row above */
  repeated?: readonly number[]
  /** indexes of cells cut at CELL_LENGTH_MAX */
  shortened?: readonly number[]
  /** indexes of cells that lost an unstorable character */
  dropped?: readonly number[]
  /** the file ends in this row without a line break, so it may be truncated */
  unterminated?: true
  /** not a row: part of a document could not be read. `openFile` moves it to the source's account */
  unread?: UnreadPart
}

export const FILE_FORMATS = ['csv', 'xlsx', 'xlsb', 'xls', 'ods', 'html', 'pdf', 'hwp', 'hwpx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** An opened file with its rows in blocks of a few thousand, read on demand. */
export interface RowSource {
  file: string
  /** SHA-256 of the bytes, hex */
  hash: string
  format: FileFormat
  rows: AsyncIterable<SheetRow[]>
  /** complete once all rows are read */
  account: FileAccount
  /** list kinds that staff confirmed as expenses */
  acceptedLists?: readonly OtherListKind[]
  /** place cells that staff confirmed as eating places, in display form (`shownCell`) */
  eateries?: ReadonlySet<string>
  /** share of the file read so far, 0 to 1; absent for formats read whole before the first row */
  share?: () => number
}
