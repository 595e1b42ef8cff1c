import type { FileAccount, SheetRow } from '@/import/source/sheetRow'
import type { TableHeader } from '@/import/header/header'
import { ANY_YEAR } from './findDay'
import { parseAmount } from './parseAmount'
import { FAR_FUTURE, parseDate } from './parseDate'

/** Longer cells are neither; bounds the cost of the expressions. */
const LENGTH_MAX = 40
const PERIOD =
  '(?:20\\d{2}년도?)?(?:\\d{1,2}(?:월?[~-]\\d{1,2})?월(?:분|중|말)?|[1-4](?:\\/4)?분기|[상하]반기|당월|금월|전월|월|분기|연간' +
  '|기관운영|시책(?:추진)?|부서운영|업무추진비)?'
const SUM =
  '(?:집행|사용|지출|승인|카드)?(?:금?액|내역)?(?:합계|소계|총계|총합계|총합|누계|계|총액|합산|합계금액|총|이월|TOTAL|SUM)'
const OFFICE_SUM = '[가-힣\\d]{1,10}(?:과|팀|국|실|동|관|소|단|장)(?:합계|소계|총계|누계)'
const COUNT = '[₩\\d,]+(?:원|건|회|명)?'
const TOTAL = new RegExp(
  `^(?:${PERIOD}${SUM}|${OFFICE_SUM}|총(?:집행|사용|지출)(?:금?액|건수))[:：]?(?:\\(?${COUNT}\\)?)?$` +
    '|^총?[\\d,]+건$|^(?:합계|소계|총계|계)\\([^)]*\\)$',
  'i',
)
/** Notes in a table without expenses, or below its last one. */
const EMPTY_NOTE =
  /^[-<(※*.]*\s*(?:(?:이하|해당|집행|사용|내용|내역|실적)\s*)?(?:여백|빈칸|없음|내역\s*없음|사항\s*없음|실적\s*없음|해당\s*없음)[\s->).]*$/

/** '합 계', '1월 소계', '총무과 소계', '[합계]', '계(2건)': a total as the whole cell. */
export function isTotal(cell: string): boolean {
  if (cell.length > LENGTH_MAX) return false
  const plain = cell.normalize('NFKC').replace(/\s+/g, '')
  return TOTAL.test(plain.replace(/^[[<({〈《【]([^\])}>〉》】]*)[\])}>〉》】]$/, '$1'))
}

/** '해당없음', '이하 여백', '집행내역 없음' as the whole cell. */
export const isEmptyNote = (cell: string): boolean => cell.length <= LENGTH_MAX && EMPTY_NOTE.test(cell)

/** Such a note with its letters spread over cells: '해', '당', '없', '음'. */
const isSpreadNote = (cells: readonly string[]): boolean =>
  isEmptyNote(
    cells
      .map((cell) => cell.trim())
      .filter((cell) => cell.length <= 2 && !/^[\d.-]*$/.test(cell))
      .join(''),
  )

/** '2건', '(3 명)': the count next to a total. */
export const isCount = (cell: string): boolean =>
  cell.length <= LENGTH_MAX && /^\(?\s*\d+\s*[건회명인]\s*\)?$/.test(cell.trim())

/** Of earlier periods too: no sum of the rows above. */
const CARRIED = /누계|누적|이월/

/** Running sums of a table: an unlabelled amount equal to one is a total. */
export class TableSum {
  private rows = 0
  private all = 0
  private part = 0
  private isWhole = true
  /** of the table's last stated sum */
  private isRight: boolean | null = null
  private isStatedBelow = false

  /** `above`: sums stated above the rows, which may be of more than this table, so only an equal one is its own */
  constructor(
    private readonly sums: FileAccount['sums'],
    private above: readonly number[] = [],
  ) {}

  add(amount: number | null): void {
    this.rows += 1
    this.all += amount ?? 0
    this.part += amount ?? 0
    this.isWhole &&= amount !== null
    if (!this.isStatedBelow) this.note(this.isWhole && this.above.includes(this.all) ? true : null)
  }

  /** Compares a total of the table with the rows above it, unless an amount of theirs is unreadable. */
  state(cells: readonly string[], amount: number | null): void {
    if (amount === null || cells.some((cell) => CARRIED.test(cell))) return
    if (this.rows === 0) this.above = [...this.above, amount]
    else if (this.isWhole) {
      this.isStatedBelow = true
      this.note(this.isTotal(amount))
    }
  }

  private note(isRight: boolean | null): void {
    this.sums.stated += Number(isRight !== null) - Number(this.isRight !== null)
    this.sums.right += Number(isRight === true) - Number(this.isRight === true)
    this.isRight = isRight
  }

  /** A row that is not a record ends a section, which the next total may sum up. */
  total(): void {
    this.part = 0
  }

  /** Some offices put the grand total directly below the headings. */
  isTotal(amount: number | null): boolean {
    return this.rows === 0 || amount === this.all || amount === this.part
  }
}

/** Amounts in lines above a table that state a total: '사용금액 합계', '12,814,430'. `unit`: won */
export const totalsAbove = (lines: readonly (readonly string[])[], unit: number): number[] =>
  lines
    .filter((cells) => cells.some(isTotal) && !cells.some((cell) => CARRIED.test(cell)))
    .flatMap((cells) => cells.slice(cells.findIndex(isTotal) + 1))
    .flatMap((cell) => (isCount(cell) ? [] : (parseAmount(cell, unit).amount ?? [])))

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
