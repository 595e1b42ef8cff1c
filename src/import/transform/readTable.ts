import { cutText } from '@/domain/text'
import type { OtherListKind } from '@/domain/expense/fileErrors'
import { agencyParser } from './agency/agencyParser'
import type { FileAccount, SheetRow } from '../source/sheetRow'
import { parseTableMetadata, type TableMetadata } from '../header/tableMetadata'
import { columnName, type TableHeader, isCardStatement } from '../header/header'
import type { TableState } from '../header/table'
import { ImportFileError } from '../source/errors'
import { isBareAmount, isRecord, isTotal, TableSum, totalsAbove } from './record/isRecord'
import { amountOf, ImplausibleAmountError, type ScannedRow } from './record/parseRow'
import { readRow, type RowReader } from './record/readRow'
import { findOtherList } from '../header/findOtherList'

/** Card statements belong to a 업무추진비 list in the same file; without one staff must confirm, as for other kinds. */
export class ListsOfFile {
  #hasExpenses = false
  #cards: ImportFileError | null = null

  constructor(
    private readonly file: string,
    private readonly accepted: readonly OtherListKind[],
  ) {}

  /** @throws ImportFileError `other_list` if a table seems not to be 업무추진비 and is unconfirmed */
  add(table: TableState, header: TableHeader): void {
    const { file } = this
    const other = findOtherList(table, header, file)
    if (!other || this.accepted.includes(other.kind)) {
      this.#hasExpenses ||= !isCardStatement(header)
      return
    }
    const { kind: list, words: value } = other
    const question = new ImportFileError({ code: 'other_list', file, sheet: table.sheet, list, value })
    if (list !== 'card') throw question
    this.#cards ??= question
  }

  /** @throws ImportFileError `other_list` if only card payments were found so far */
  assertExpenses(): void {
    if (this.#cards && !this.#hasExpenses) throw this.#cards
  }
}

export interface FileContext {
  file: string
  account: FileAccount
  lists: ListsOfFile
  /** in Korea, 'YYYY-MM-DD' */
  today: string
  /** the institution, if the user names it */
  agency: string | null
  place: RowReader['place']
  placeSeenAt: RowReader['placeSeenAt']
  readings: RowReader['readings']
  isEatery: RowReader['isEatery']
  /** called for each table with its header and last heading row */
  onHeader?: ((header: TableHeader, sheet: string | null, row: number) => void) | undefined
}

/** Throws ImportFileError `other_list` if the table seems not to be 업무추진비 and is unconfirmed. */
export function tableReader(
  table: TableState,
  header: TableHeader,
  { file, account, lists, today, agency, place, placeSeenAt, readings, isEatery }: FileContext,
): RowReader {
  lists.add(table, header)
  const declared: TableMetadata = parseTableMetadata(
    [[header.words[header.index.date ?? -1] ?? ''], ...table.above],
    table.sheet,
    file,
  )
  const institution = agencyParser(header, {
    given: agency,
    agency: declared.agency,
    department: declared.department,
  })
  // A second heading row may have added the column.
  const day = header.index.date === undefined ? table.day : ''
  const unit = header.amountUnit ?? declared.amountUnit ?? 1
  const sum = new TableSum(account.sums, totalsAbove(table.above, unit))
  return { header, today, place, placeSeenAt, readings, isEatery, institution, declared, day, sum }
}

/** null if it is not a record. Throws ImportFileError if it shows that the whole file is implausible. */
export function readTableRow(found: SheetRow, reader: RowReader, file: string): ScannedRow | null {
  const { header } = reader
  const row = joinThousands(found, header)
  if (row.unterminated && row.cells.length < header.width)
    throw new ImportFileError({
      code: 'cut_off',
      file,
      sheet: row.sheet,
      row: row.row,
      column: columnName(header, row.cells.length - 1),
    })
  if (!isRecord(row, header)) {
    if (row.cells.some(isTotal)) reader.sum.state(row.cells, amountOf(row, reader).amount.amount)
    reader.sum.total()
    return null
  }
  try {
    const parsed = readRow(row, reader)
    if (isBareAmount(row, header) && reader.sum.isTotal(parsed.amount)) {
      reader.sum.state([], parsed.amount)
      return null
    }
    reader.sum.add(parsed.amount)
    return parsed
  } catch (error) {
    if (!(error instanceof ImplausibleAmountError)) throw error
    const { column, value } = error
    throw new ImportFileError({
      code: 'amount_implausible',
      file,
      sheet: row.sheet,
      row: row.row,
      column,
      value: cutText(value, 40),
    })
  }
}

/** An unquoted '84,000' in a comma-separated table: the row has as many extra cells as its amount has commas. */
function joinThousands(row: SheetRow, { width, index: { amount = -1 } }: TableHeader): SheetRow {
  const extra = row.cells.length - width
  if (amount < 0 || extra <= 0) return row
  const [first = '', ...rest] = row.cells.slice(amount, amount + extra + 1).map((cell) => cell.trim())
  if (!/^\D{0,2}\d{1,3}$/.test(first) || !rest.every((cell) => /^\d{3}$/.test(cell))) return row
  return { ...row, cells: row.cells.toSpliced(amount, extra + 1, [first, ...rest].join(',')) }
}
