import { cutText } from '@/domain/text'
import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'
import { CARD_FEED_WORDS, REQUIRED_COLUMNS, type Column } from './columns.data'
import { headerKey, meaningOf, type Meaning } from './headerWord'
import { unitIn } from './tableMetadata'

export interface TableHeader {
  width: number
  index: Partial<Record<Column, number>>
  words: readonly string[]
  /** won per unit of the amount column: 1, or 1,000 under 천원; null if not stated */
  amountUnit: number | null
}

/** In a text table at most a title, a department and totals precede the header. */
export const HEADER_ROWS_MAX = 30

/** Added to a preference, to rank it after all words of a list. */
const SPANNED = 1_000

/** However incomplete; null if no cell names a column. `rows` from the top: '사용' above '승인일', '가맹점명' spans both. */
export function readHeader(...rows: (readonly string[])[]): TableHeader | null {
  const stacks = stackWords(rows)
  const chosen = new Map<Column, Meaning & { at: number }>()
  stacks.forEach((stack, at) => {
    const meaning = meaningOfStack(stack)
    const before = meaning && chosen.get(meaning.column)
    if (meaning && (!before || meaning.preference < before.preference)) chosen.set(meaning.column, { ...meaning, at })
  })
  if (chosen.size === 0) return null
  const index: TableHeader['index'] = {}
  for (const [column, { at }] of chosen) index[column] = at
  // A heading over several amounts, or none: their sum was paid.
  if (index.amountSum !== undefined && (chosen.get('amount')?.preference ?? SPANNED) >= SPANNED)
    index.amount = index.amountSum
  const words = stacks.map((stack) => stack.join(' '))
  return {
    width: stacks.length,
    index: placeDateTime(index),
    words,
    amountUnit: unitIn(words[index.amount ?? -1] ?? ''),
  }
}

/** '사용일시' is day and time, unless another column has the day; then it means the time. */
function placeDateTime({ dateTime, day, ...index }: TableHeader['index']): TableHeader['index'] {
  if (dateTime === undefined) return placeDay(index, day)
  if (index.date === undefined) return { ...index, date: dateTime }
  return index.time === undefined ? { ...index, time: dateTime } : index
}

/** '월' and '일' side by side form a date if no column has a complete one. */
const placeDay = (index: TableHeader['index'], day: number | undefined): TableHeader['index'] =>
  day !== undefined && index.date === undefined && index.month !== undefined ? { ...index, date: day, day } : index

/** Each column's words from top to bottom; a heading over several columns is in the first and applies to all. */
function stackWords(rows: (readonly string[])[]): string[][] {
  const width = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => {
    const stack = rows.map((row, depth) => textAt(row, at) || spanning(row, rows[depth + 1], at))
    return [...new Set(stack.filter((word) => word !== ''))]
  })
}

const textAt = (row: readonly string[] | undefined, at: number): string =>
  cutText(row?.[at] ?? '', HEADING_LENGTH_MAX).trim()

function spanning(row: readonly string[], below: readonly string[] | undefined, at: number): string {
  for (let left = at; left >= 0 && textAt(below, left) !== ''; left--)
    if (textAt(row, left) !== '') return textAt(row, left)
  return ''
}

/** '사용' above '일자' is '사용일자'; the upper word alone counts least, because it may span more columns. */
function meaningOfStack(stack: readonly string[]): Meaning | null {
  const [word = '', above] = [...stack].reverse()
  if (above === undefined) return meaningOf(word)
  const spanned = meaningOf(above)
  return (
    meaningOf(above + word) ?? meaningOf(word) ?? (spanned && { ...spanned, preference: spanned.preference + SPANNED })
  )
}

/** Korean names of the required columns missing in a header. */
export function missingColumns(header: TableHeader | null): string[] {
  return (Object.keys(REQUIRED_COLUMNS) as (keyof typeof REQUIRED_COLUMNS)[])
    .filter((column) => header?.index[column] === undefined)
    .map((column) => REQUIRED_COLUMNS[column])
}

/** Other columns of an expense list without a place column; two of them distinguish it from other tables. */
const BESIDE_PLACE: readonly Column[] = ['headcount', 'payment', 'department', 'agency', 'time']

/** Whether a header belongs to an expense list: day, amount and place, or else purpose and two more columns. */
export function isList(header: TableHeader | null): header is TableHeader {
  const missing = missingColumns(header)
  if (!header || missing.length === 0) return header !== null
  const { index } = header
  return (
    missing.length === 1 &&
    index.place === undefined &&
    index.purpose !== undefined &&
    BESIDE_PLACE.filter((column) => index[column] !== undefined).length >= 2
  )
}

/** Whether a header lacks only the day, which a title may give for the whole list. */
export const lacksDay = (header: TableHeader | null): header is TableHeader =>
  header !== null &&
  header.index.date === undefined &&
  missingColumns(header).length === 1 &&
  [...BESIDE_PLACE, 'purpose' as const].some((column) => header.index[column] !== undefined)

/** A column's name for messages: its heading, or its position. */
export function columnName(header: TableHeader | null, index: number): string {
  return header?.words[index]?.trim() || `${index + 1}번째`
}

/** The heading of a column, or its Korean name if the file has none. */
export function columnHeading(header: TableHeader, column: Column): string {
  const at = header.index[column]
  return at === undefined
    ? ((REQUIRED_COLUMNS as Partial<Record<Column, string>>)[column] ?? '')
    : columnName(header, at)
}

/** A row with more column names than this is a heading; sentences may contain one or two such words. */
export const HEADER_WORDS_MIN = 2

export const namesColumns = (cells: readonly string[]): boolean => countColumns(cells) > HEADER_WORDS_MIN

export const countColumns = (cells: readonly string[]): number =>
  cells.filter((word) => meaningOf(word) !== null).length

/** One of its own headings is enough without purpose and headcount, which a card company does not know. */
export function isCardStatement(header: TableHeader): boolean {
  const own = cardHeadings(header).length
  return own >= 2 || (own === 1 && header.index.purpose === undefined && header.index.headcount === undefined)
}

export const cardHeadings = ({ words }: TableHeader): string[] =>
  words.filter((word) => (CARD_FEED_WORDS as readonly string[]).includes(headerKey(word)))
