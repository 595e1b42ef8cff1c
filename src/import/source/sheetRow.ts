import type { UnreadPart } from '@/domain/expense/importReport'
import type { OtherListKind } from '@/domain/expense/otherLists'
import type { FileAccount } from './fileAccount'

/** One row of a sheet as text, no matter what the file was. */
export interface SheetRow {
  /** null in formats that have no sheets */
  sheet: string | null
  /** from 1 as in a spreadsheet, header and blank rows included; without sheets, the line or the table's row */
  row: number
  cells: readonly string[]
  /** Cells that repeat the text of a merged cell which began in a row above, by index. */
  repeated?: readonly number[]
  /** Cells that were cut because they are longer than CELL_LENGTH_MAX, by index. */
  shortened?: readonly number[]
  /** Cells that held a character which cannot be stored, by index. */
  dropped?: readonly number[]
  /** The file ends inside this row, without a line break: it may have been cut. */
  unterminated?: true
  /** No row at all: where a document could not be read. `openFile` moves it to the source's account. */
  unread?: UnreadPart
}

export const FILE_FORMATS = ['csv', 'xlsx', 'xlsb', 'xls', 'ods', 'html', 'pdf', 'hwp', 'hwpx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** An opened file: its format, and its rows in blocks of some thousand, read on demand. */
export interface RowSource {
  /** base name, for messages */
  file: string
  /** SHA-256 of the bytes, hex */
  hash: string
  format: FileFormat
  rows: AsyncIterable<SheetRow[]>
  /** complete once the rows have been read */
  account: FileAccount
  /** Tables that seem to be such a list are read all the same: somebody looked at them. */
  acceptedLists?: readonly OtherListKind[]
  /** Place cells that somebody says name a place to eat, as people see them (`shownCell`). */
  eateries?: ReadonlySet<string>
  /** The share of the file read so far, from 0 to 1; absent for formats that are read whole before the first row. */
  share?: () => number
}
