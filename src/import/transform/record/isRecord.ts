import type { SheetRow } from '@/import/source/sheetRow'
import type { TableHeader } from '@/import/header/header'
import { ANY_YEAR } from './findDay'
import { FAR_FUTURE, parseDate } from './parseDate'
import { isCount, isEmptyNote, isSpreadNote, isTotal } from './totalWords'

const DAY = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}/

/** Not blank, a total, a remark or an empty form line. Invalid expenses are records too, rejected with a reason. */
export function isRecord(row: SheetRow, { index }: TableHeader): boolean {
  const { cells, repeated = [] } = row
  const [date, place, amount] = [own(row, index.date), own(row, index.place), own(row, index.amount)]
  // The usual row: a day and an amount.
  if (amount !== '' && DAY.test(date)) return true
  const day = (cells[index.date ?? -1] ?? '').trim()
  const dated = index.day === undefined ? isDay(day) : /^\d{1,2}\s*일?$/.test(day)
  if (!dated && (cells.some(isTotal) || isNoteOrTitle(cells, date, place, amount))) return false
  if (amount !== '') return true
  // The second line of a merged row has no content of its own.
  if (repeated.includes(index.amount ?? -1) && place === '' && date === '') return false
  // '2024. 4. 1. 기준' below a table has only a date.
  if (place === '' && filled(cells) < 3) return false
  if (dated || /\d/.test(date)) return true
  return place !== '' && !isEmptyNote(place) && (date === '' || date === '-') && filled(cells) > 1
}

const own = ({ cells, repeated }: SheetRow, at: number | undefined): string =>
  at === undefined || repeated?.includes(at) ? '' : (cells[at] ?? '').trim()

/** An unlabelled total, or a receipt without its row. The table's sum decides. */
export function isBareAmount({ cells }: SheetRow, { index }: TableHeader): boolean {
  return (
    /\d/.test(cells[index.amount ?? -1] ?? '') &&
    cells.every(
      (cell, at) =>
        cell.trim() === '' ||
        at === index.amount ||
        isCount(cell) ||
        (at === index.headcount && /^\d+$/.test(cell.trim())),
    )
  )
}

const isDay = (text: string): boolean => {
  const { spentAt, reason } = parseDate(text, '', FAR_FUTURE, ANY_YEAR)
  return spentAt !== null || reason === 'date_impossible'
}

/** The start of an amount; '붙임 1부' is not one. */
const NUMBER = /^(?:일?금)?[^\p{L}\d]*\d/u

/** An undated row that says nothing was spent, or has neither amount nor place. */
function isNoteOrTitle(cells: readonly string[], date: string, place: string, amount: string): boolean {
  const isNumber = NUMBER.test(amount)
  if (isNumber && /[1-9]/.test(amount)) return false
  return (
    cells.some(isEmptyNote) || isSpreadNote(cells) || (amount !== '' && !isNumber && place === '' && !/\d/.test(date))
  )
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length
