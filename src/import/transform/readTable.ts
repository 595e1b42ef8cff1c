import type { ParsedRow } from './record/parsedRow'
import { institutionReader } from './agency/institutionReader'
import type { SheetRow } from '../source/sheetRow'
import { parseTableMetadata, type TableMetadata } from '../header/tableMetadata'
import { columnName, type Header } from '../header/header'
import type { TableState } from '../header/table'
import { ImportFileError } from '../source/importFileError'
import { isBareAmount, isRecord } from './record/isRecord'
import { ImplausibleAmountError, parseRow, type RowParserContext } from './record/parseRow'
import { TableSum } from './record/tableSum'

/** What reading the rows of one file has in common. */
export interface FileContext {
  file: string
  /** the Korean day of reading, 'YYYY-MM-DD' */
  today: string
  /** the institution that the person who brings the file names */
  agency: string | null
  place: RowParserContext['place']
}

/** The reader of the rows below a table's present header. */
export function tableReader(
  table: TableState,
  header: Header,
  { file, today, agency, place }: FileContext,
): RowParserContext {
  const declared: TableMetadata = parseTableMetadata(
    [[header.words[header.index.date ?? -1] ?? ''], ...table.above],
    table.sheet,
    file,
  )
  const institution = institutionReader(header, {
    given: agency,
    agency: declared.agency,
    department: declared.department,
  })
  return { header, today, place, institution, declared, sum: new TableSum() }
}

/**
 * A row below a header as a reading; null when it is no record at all.
 * @throws ImportFileError when it shows that the whole file cannot be believed
 */
export function readTableRow(row: SheetRow, reader: RowParserContext, file: string): ParsedRow | null {
  const { header } = reader
  if (row.unterminated && row.cells.length < header.width)
    throw new ImportFileError({
      code: 'cut_off',
      file,
      sheet: row.sheet,
      row: row.row,
      column: columnName(header, row.cells.length - 1),
    })
  if (!isRecord(row, header)) {
    reader.sum.total()
    return null
  }
  try {
    const reading = parseRow(row, reader)
    if (isBareAmount(row, header) && reader.sum.isTotal(reading.amount)) return null
    reader.sum.add(reading.amount)
    return reading
  } catch (error) {
    if (!(error instanceof ImplausibleAmountError)) throw error
    const { column, value } = error
    throw new ImportFileError({
      code: 'amount_absurd',
      file,
      sheet: row.sheet,
      row: row.row,
      column,
      value: value.slice(0, 40),
    })
  }
}
