/** One row of a sheet as text, whatever the file was. */
export interface SheetRow {
  /** null in formats that have no sheets */
  sheet: string | null
  /** counted from 1 as a spreadsheet counts, header and blank rows included */
  row: number
  cells: readonly string[]
  /** The file ends inside this row, without a line break: it may have been cut. */
  unterminated?: true
}

/** An opened file: what it is, and its rows in blocks of some thousand, read as they are asked for. */
export interface RowSource {
  /** base name, for people */
  file: string
  /** SHA-256 of the bytes, hex */
  hash: string
  format: 'csv' | 'xlsx' | 'xls'
  rows: AsyncIterable<SheetRow[]>
}
