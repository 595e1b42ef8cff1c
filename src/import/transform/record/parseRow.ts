import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import { AMOUNT_FLAG_WON, AMOUNT_PER_HEAD_MAX_WON, SUSPECT_DATE_MONTHS } from '@/domain/expense/limits'
import { areReceivers, namesGift } from '@/domain/person/purposeEvidence'
import type { RowReason } from '@/domain/expense/importReport'
import type { VisitFlag } from '@/domain/expense/visits'
import { readAsEatery } from '@/domain/place/parse/readAsEatery'
import type { ParsedPlace, ParsedShop } from '@/domain/place/types'
import type { SheetRow } from '@/import/source/sheetRow'
import type { Column } from '@/import/header/columns.data'
import type { TableMetadata } from '@/import/header/tableMetadata'
import { columnHeading, type TableHeader } from '@/import/header/header'
import type { AgencyAndDepartment } from '../agency/agencyParser'
import { isCancelled } from './isCancelled'
import { isNameSplit } from './isNameSplit'
import { type ReportingMonth, yearlessDay, type YearlessDay } from './findDay'
import type { ParsedAmount } from './parseAmount'
import { parseDate, type ParsedDate } from './parseDate'
import type { CellReadings } from './cellReadings'
import type { ParsedRow } from './parsedRow'
import { reportingMonth } from './reportingMonth'
import type { TableSum } from './isRecord'

export interface RowParserContext {
  header: TableHeader
  /** in Korea, 'YYYY-MM-DD' */
  today: string
  institution: (cell: (column: Column) => string) => AgencyAndDepartment
  declared: TableMetadata
  /** 'YYYY-MM-DD' of a list without a day column; otherwise '' */
  day: string
  sum: TableSum
  place: (raw: string) => ParsedPlace
  readings: CellReadings
  /** whether staff confirmed the cell as an eating place */
  isEatery: (placeRaw: string) => boolean
}

/** A row parsed alone; if only its year is missing, it can be parsed again once that is known. */
export interface ScannedRow extends ParsedRow {
  yearless?: YearlessDay & {
    /** the stated month, if too distant to give the day its year */
    stated: ReportingMonth
    read: (year: string) => ParsedRow
  }
}

interface Rejection {
  status: 'skip' | 'error'
  reason: RowReason
  at: Column | null
}

/** An impossible amount: the file rather than the row is misread. */
export class ImplausibleAmountError extends Error {
  constructor(
    readonly value: string,
    readonly column: string,
  ) {
    super('implausible amount')
  }
}

/**
 * Rejected (`error`): implausible; skipped (`skip`): no eating place. `year`: of a day without one, inferred from
 * surrounding rows. Throws ImplausibleAmountError.
 */
export function parseRow(row: SheetRow, reader: RowParserContext, year?: string): ScannedRow {
  const { header, readings } = reader
  const cell = cellsOf(row, header)
  const { cell: amountCell, amount } = amountOf(row, reader)
  if (amount.implausible) throw new ImplausibleAmountError(amountCell, columnHeading(header, 'amount'))
  const month = reportingMonth(cell, reader.declared, readings)
  const dayText = dateCell(header, cell) || reader.day
  const date = parseDate(dayText, cell('time'), reader.today, year === undefined ? month : { year, month: '' })
  const institution = reader.institution(cell)
  const placeRaw = cell('place')
  const placeText = withAddress(placeRaw, cell('address'))
  const isEatery = placeRaw !== '' && reader.isEatery(placeRaw)
  const place = isEatery ? readAsEatery(placeText, reader.place(placeText)) : reader.place(placeText)
  const purposeRaw = cell('purpose')
  const purpose = readings.purpose(purposeRaw)
  const remarks = cell('remarks')
  const said = remarks === '' ? purposeRaw : `${purposeRaw} ${remarks}`
  const headcount = readings.headcount(cell('headcount'))
  const refusal =
    tooLong(row, header) ??
    cellCount(row, header, amount.reason === null && date.reason === null) ??
    rejected('amount', amount.reason) ??
    rejected('date', date.reason) ??
    (isCancelled(cell) ? { status: 'skip' as const, reason: 'cancelled' as const, at: null } : null) ??
    rejectNonEatery(placeRaw, place, said, !isEatery && (remarks === '' ? purpose.isGift : namesGift(said)))
  // Listed field by field: starting with a spread makes creating the object ten times slower.
  const parsed: ParsedRow = {
    agency: institution.agency,
    department: institution.department,
    departmentRaw: institution.departmentRaw,
    sheet: row.sheet,
    row: row.row,
    status: refusal?.status ?? 'ok',
    reason: refusal?.reason ?? null,
    column: refusal?.at ? columnHeading(header, refusal.at) : null,
    placeRaw,
    place,
    amount: amount.amount,
    spentAt: date.spentAt,
    hasTime: date.hasTime,
    headcount,
    purposeRaw,
    occasion: purpose.occasion,
    payment: readings.payment(cell('payment')),
    document: readings.document(cell),
    flags: flagsOf(row, header, { amount: amount.amount, date, place, placeRaw, month, day: reader.day }),
  }
  if (refusal === null && isDoubted(amount.amount, headcount)) parsed.doubtedAmount = columnHeading(header, 'amount')
  const yearless = refusal?.reason === 'date_yearless' ? yearlessDay(dayText || cell('time')) : null
  return yearless
    ? { ...parsed, yearless: { ...yearless, stated: month, read: (found) => parseRow(row, reader, found) } }
    : parsed
}

/** Anonymous, because naming a function per row costs more than reading its cells. */
const cellsOf =
  (row: SheetRow, { index }: TableHeader) =>
  (column: Column): string => {
    const at = index[column]
    return at === undefined ? '' : (row.cells[at] ?? '').trim()
  }

/** An amount merged over two rows was paid once, in the first. */
function ownCell({ cells, repeated }: SheetRow, { index }: TableHeader, column: Column): string {
  const at = index[column] ?? -1
  return repeated?.includes(at) ? '' : (cells[at] ?? '').trim()
}

/** Of a row or a total, in won. */
export function amountOf(
  row: SheetRow,
  { header, declared, readings }: RowParserContext,
): { cell: string; amount: ParsedAmount } {
  const cell = ownCell(row, header, 'amount') || ownCell(row, header, 'amountSum')
  return { cell, amount: readings.amount(cell, header.amountUnit ?? declared.amountUnit ?? 1) }
}

const dateCell = ({ index }: TableHeader, cell: (column: Column) => string): string =>
  index.day === undefined
    ? cell('date')
    : [cell('year'), cell('month'), cell('day')]
        .map((part) => part.replace(/[년월일]$/, '').trimEnd())
        .filter(Boolean)
        .join('.')

/** Columns for place, time and amount: an overlong text in one of them rejects the row. */
const TELLING: readonly Column[] = ['place', 'amount', 'amountSum', 'date', 'time', 'address']

function tooLong({ shortened }: SheetRow, { index }: TableHeader): Rejection | null {
  const at = shortened && TELLING.find((column) => shortened.includes(index[column] ?? -1))
  return at ? { status: 'error', reason: 'cell_too_long', at } : null
}

const isRead = (cells: readonly number[] = [], { index }: TableHeader): boolean =>
  cells.some((cell) => Object.values(index).includes(cell))

/** Checks the columns around the place, regardless of their content. */
function isSplit({ cells }: SheetRow, { index, words }: TableHeader, place: string): boolean {
  const at = index.place ?? -1
  return isNameSplit(place, {
    before: (cells[at - 1] ?? '').trim(),
    behind: (cells[at + 1] ?? '').trim(),
    isBeforeUnnamed: !Object.values(index).includes(at - 1),
    isBehindNameless: (words[at + 1] ?? '').trim() === '',
  })
}

/**
 * Shifted cells are unreliable, but spreadsheets add empty and omit trailing ones. Nothing before an amount is missing
 * that comes after day and place, if all are readable.
 */
function cellCount(row: SheetRow, { width, index }: TableHeader, readable: boolean): Rejection | null {
  const extra = row.cells.slice(width).some((cell) => cell.trim() !== '')
  const { date = -1, place = -1, amount = -1 } = index
  const short = row.cells.length < width && !(readable && amount > Math.max(date, place) && row.cells.length > amount)
  return extra || short ? { status: 'error', reason: 'cell_count', at: null } : null
}

const rejected = (at: Column, reason: RowReason | null): Rejection | null => reason && { status: 'error', reason, at }

const namesOf = ({ shops }: ParsedPlace): string[] => shops.map(({ name }) => name)

const isBare = ({ branch, address }: ParsedShop): boolean => branch === null && address === null

function rejectNonEatery(raw: string, place: ParsedPlace, purpose: string, isGift: boolean): Rejection | null {
  // Money for family events has no place, and '-' is none.
  if (!isGift && !/[\p{L}\p{N}]/u.test(raw)) return { status: 'skip', reason: 'place_blank', at: 'place' }
  const isPerson = place.shops.every(isBare) && areReceivers(namesOf(place), purpose)
  if (isPerson || isGift || place.kind === 'nonplace') {
    const isUnlicensed = place.why.includes('lexicon:unlicensed') && !isGift
    return { status: 'skip', reason: isUnlicensed ? 'place_person' : 'place_not_eating', at: 'place' }
  }
  const isLong = place.shops.some(({ name, branch, address }) =>
    [name, branch, address].some((text) => (text?.length ?? 0) > SHORT_TEXT_MAX),
  )
  return place.shops.length === 0 || place.kind === 'unclear' || isLong
    ? { status: 'skip', reason: 'place_unclear', at: 'place' }
    : null
}

/** Too much for a meal; lists in thousands of won often contain some rows in won, which come out a thousandfold. */
const isDoubted = (amount: number | null, headcount: number | null): boolean =>
  amount !== null && amount > AMOUNT_FLAG_WON && (headcount === null || amount / headcount > AMOUNT_PER_HEAD_MAX_WON)

/** Joins a separate address column to the place, as in files without one. */
const withAddress = (place: string, address: string): string => (place && address ? `${place} (${address})` : place)

interface Doubtful {
  amount: number | null
  date: ParsedDate
  place: ParsedPlace
  placeRaw: string
  month: ReportingMonth
  day: string
}

function flagsOf(
  row: SheetRow,
  header: TableHeader,
  { amount, date, place, placeRaw, month, day }: Doubtful,
): VisitFlag[] {
  const flags: VisitFlag[] = []
  if (day !== '') flags.push('derived_day')
  if (place.kind === 'shops') flags.push('shared')
  if (isFarFromDeclared(date.spentAt, month.year, month.month)) flags.push('suspect_date')
  if (amount !== null && amount > AMOUNT_FLAG_WON) flags.push('large_amount')
  // Overlong texts in other columns, such as the purpose, are cut.
  if (isRead(row.shortened, header)) flags.push('long_cell')
  if (isRead(row.dropped, header)) flags.push('dropped_characters')
  if (isSplit(row, header, placeRaw)) flags.push('split_name')
  return flags
}

function isFarFromDeclared(spentAt: string | null, year: string, month: string): boolean {
  if (!spentAt || !/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month)) return false
  const months = (Number(spentAt.slice(0, 4)) - Number(year)) * 12 + Number(spentAt.slice(5, 7)) - Number(month)
  return Math.abs(months) >= SUSPECT_DATE_MONTHS
}
