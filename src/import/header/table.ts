import { collapse } from '@/domain/place/text/normalizeCell'
import type { SheetRow } from '../source/sheetRow'
import { countColumns, isList, lacksDay, missingColumns, readHeader, type TableHeader } from './header'

/** With single spaces: '2023.5.12.', '2023년 5월 12일', '20230512'. */
const DAYS = new RegExp(
  String.raw`(?<![\d.])(20\d{2})(?: ?[.\-/년_] ?(1[0-2]|0?[1-9]) ?[.\-/월_] ?([12]\d|3[01]|0?[1-9])` +
    String.raw`|(0[1-9]|1[0-2])([0-2]\d|3[01]))(?!\d)`,
  'g',
)
/** Words that make a title's date something other than the date of the expenses. */
const OTHER_DAY = /기준|공개|게시|작성|등록|수정|현재|까지|부터|[~∼〜]/

/** 'YYYY-MM-DD'; '' if none, several, or a date of something else. */
function dayNamed(written: string): string {
  const text = collapse(written)
  const days = new Set(
    [...text.matchAll(DAYS)].map(([, year, month, day, month2, day2]) =>
      [year, month ?? month2, day ?? day2].map((part = '') => part.padStart(2, '0')).join('-'),
    ),
  )
  const [day = ''] = days
  return days.size === 1 && !OTHER_DAY.test(text) ? day : ''
}

export interface TableState {
  sheet: string | null
  /** file name, which may tell the day of the list */
  file: string
  /** 'YYYY-MM-DD' of a list without a day column; otherwise '' */
  day: string
  header: TableHeader | null
  headings: (readonly string[])[]
  inHeadings: boolean
  /** another table's headings were seen, so following rows are not expenses */
  ended: boolean
  /** the best incomplete header so far */
  nearest: TableHeader | null
  /** rows above the header: titles, departments, units; above a later header, those directly above it come first */
  above: string[][]
  /** rows below the header that are not records, until it repeats */
  notes: string[][]
  seen: number
}

const DEPTH_MAX = 3
/** Lines above a header searched for metadata; pages may have hundreds. */
const ABOVE_MAX = 200
/** Titles are short; longer text surrounds the table. */
const TITLE_MAX = 100
/** Notes about a table have few cells; above a later header this many lines are considered. */
const NOTE_CELLS_MAX = 3
const NOTES_MAX = 10

export const emptyTable = (sheet: string | null, file: string): TableState => ({
  sheet,
  file,
  day: '',
  header: null,
  headings: [],
  inHeadings: false,
  ended: false,
  nearest: null,
  above: [],
  notes: [],
  seen: 0,
})

/** `record` below a header, `heading` for a header row (also on a new page), `above` before or in another table. */
export function consumeRow(table: TableState, row: SheetRow): 'above' | 'heading' | 'record' {
  const cells = row.cells
  table.seen += 1
  const isNext = table.header ? continuesHeader(table, row, table.header) : completesHeader(table, cells)
  table.inHeadings = isNext
  if (isNext) table.ended = false
  if (isNext) return 'heading'
  if (table.header && !table.ended) table.ended = isOtherHeading(cells, table.header)
  if (table.header && !table.ended) return 'record'
  if (table.header) rememberNote(table, cells)
  else if (table.above.length < ABOVE_MAX) table.above.push(cells.filter((cell) => cell.trim() !== ''))
  return 'above'
}

/** Remembers a row that is not a record, because it may be the next table's title. */
export function rememberNote(table: TableState, cells: readonly string[]): void {
  const note = cells.filter((cell) => cell.trim() !== '')
  if (note.length <= NOTE_CELLS_MAX) table.notes = [note, ...table.notes].slice(0, NOTES_MAX)
}

/** Words in place of day and amount, including a column name: '구분, 예산액, 집행액, 잔액'. */
function isOtherHeading(cells: readonly string[], { index }: TableHeader): boolean {
  if (hasDigits(cells, index.date) || textIn(cells, index.date) === '' || textIn(cells, index.amount).length < 2)
    return false
  return !cells.some((cell) => /\d/.test(cell)) && countColumns(cells) > 0
}

/** The shortest run of rows up to this one that names all required columns. */
function completesHeader(table: TableState, cells: readonly string[]): boolean {
  table.headings = [...table.headings, cells].slice(-DEPTH_MAX)
  for (let depth = 1; depth <= table.headings.length; depth++) {
    const rows = table.headings.slice(-depth)
    // A title above the headings does not count, even above the first column.
    if (depth > 1 && (rows[0] ?? []).filter((cell) => cell.trim() !== '').length < 2) return false
    const found = readHeader(...rows)
    const day = lacksDay(found) ? dayOfList(table) : ''
    if (isList(found) || day !== '') {
      table.header = found
      table.headings = rows
      table.day = day
      return true
    }
    if (found && missingColumns(found).length < missingColumns(table.nearest).length) table.nearest = found
  }
  return false
}

/** The day in a line above a list, or else in its sheet or file name. */
const dayOfList = ({ above, sheet, file }: TableState): string =>
  [...above.map((cells) => cells.join(' ')).filter((line) => line.length <= TITLE_MAX), sheet ?? '', file]
    .map(dayNamed)
    .find((day) => day !== '') ?? ''

/** Below a header: its second row, or the same header again on a new page or for another month. */
function continuesHeader(table: TableState, row: SheetRow, header: TableHeader): boolean {
  if (hasDigits(row.cells, header.index.amount) || hasDigits(row.cells, header.index.date)) return false
  const own = row.cells.map((cell, at) => (row.repeated?.includes(at) ? '' : cell))
  const known = countColumns(row.cells)
  if (table.inHeadings && known === 0 && isSubheading(own, header)) return addHeading(table, row, header)
  if (known === 0) return false
  if (table.inHeadings) {
    if (countColumns(own) === 0 || table.headings.length >= DEPTH_MAX) return false
    return addHeading(table, row, header)
  }
  if (known < 3) return false
  table.above = [...table.notes, ...table.above].slice(0, ABOVE_MAX)
  table.notes = []
  table.headings = [row.cells]
  table.header = readComplete(table.headings) ?? header
  return true
}

function addHeading(table: TableState, { cells }: SheetRow, header: TableHeader): true {
  if (table.headings.length >= DEPTH_MAX) return true
  table.headings.push(cells)
  table.header = readComplete(table.headings) ?? header
  return true
}

/** A row of words directly below the headings without day and place: '카드' and '현금' under '금액'. */
const isSubheading = (cells: readonly string[], { index }: TableHeader): boolean =>
  !cells.some((cell) => /\d/.test(cell)) &&
  textIn(cells, index.date) === '' &&
  textIn(cells, index.place) === '' &&
  textIn(cells, index.amount) !== ''

const textIn = (cells: readonly string[], at = -1): string => (cells[at] ?? '').trim()

function readComplete(rows: (readonly string[])[]): TableHeader | null {
  const found = readHeader(...rows)
  return isList(found) ? found : null
}

const hasDigits = (cells: readonly string[], at = -1): boolean => /\d/.test(cells[at] ?? '')
