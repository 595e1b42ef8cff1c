import type { SheetRow } from '../format/sheetRow'
import type { Header } from '../header/header'
import { readDate } from './readDate'

const TOTAL = /^(?:합계|소계|총계|총합계|누계|계|총액|합계금액|월계|총|이월)[:：]?(?:\(?[₩\d,]+(?:원|건|회|명)?\)?)?$|^총?[\d,]+건$|^(?:합계|소계|총계|계)\([^)]*\)$/
/** What stands in a table without expenses, or below its last. */
const EMPTY_NOTE = /^[-<(※*]*\s*(?:이하|해당|집행|사용|내역|실적)?\s*(?:여백|빈칸|없음|내역\s*없음|사항\s*없음|실적\s*없음|해당\s*없음)[\s->).]*$/
/** No total and no remark of this kind is longer; expressions are not let loose on more. */
const LENGTH_MAX = 40
const DAY = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}/
const FAR_FUTURE = '9999-12-31'

/**
 * Whether a row below a header tells of an expense at all. Blank rows, totals, remarks under a table and prepared but
 * empty lines do not; a row that tells of one but badly does, and is rejected later with its reason.
 */
export function isRecord({ cells, repeated = [] }: SheetRow, { index }: Header): boolean {
  const own = (at: number | undefined): string => (at === undefined || repeated.includes(at) ? '' : (cells[at] ?? '').trim())
  const [date, place, amount] = [own(index.date), own(index.place), own(index.amount)]
  // Nearly every row: a day and an amount.
  if (amount !== '' && DAY.test(date)) return true
  const dated = readDate((cells[index.date ?? -1] ?? '').trim(), '', FAR_FUTURE).spentAt !== null
  if (!dated && cells.some(isTotal)) return false
  if (amount !== '') return true
  // The second line of a merged row says nothing of its own.
  if (repeated.includes(index.amount ?? -1) && place === '' && date === '') return false
  // '2024. 4. 1. 기준' below a table has a day, and nothing else of an expense.
  if (place === '' && filled(cells) < 3) return false
  if (dated || /\d/.test(date)) return true
  return place !== '' && !isEmptyNote(place) && !isEmptyNote(date) && filled(cells) > 1
}

const isTotal = (cell: string): boolean => cell.length <= LENGTH_MAX && TOTAL.test(cell.normalize('NFKC').replace(/\s+/g, ''))
const isEmptyNote = (cell: string): boolean => cell.length <= LENGTH_MAX && EMPTY_NOTE.test(cell)
const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length
