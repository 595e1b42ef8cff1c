import { changesCell } from '@/contract/uploadCorrections'
import type { SourceOverlay } from '@/contract/uploads'
import type { UploadRow } from '@/contract/uploadRows'
import type { RowReason } from '@/domain/expense/importReport'
import type { VisitFlag } from '@/domain/expense/visits'
import type { SheetLayout } from '@/contract/uploadState'

/** Source columns shown next to the reading, in this order. */
const SHOWN = [
  'department',
  'date',
  'dateTime',
  'time',
  'place',
  'address',
  'amount',
  'amountSum',
  'headcount',
  'purpose',
]

interface SourceColumn {
  column: string
  heading: string
  /** cell index by sheet */
  at: Map<string | null, number>
}

/** `shown`: the wanted meanings in order; by default those of a visit. */
export function sourceColumns(layout: readonly SheetLayout[], shown: readonly string[] = SHOWN): SourceColumn[] {
  return shown.flatMap((column) => {
    const at = new Map<string | null, number>()
    let heading = ''
    for (const { sheet, columns, headings } of layout) {
      const index = columns.indexOf(column)
      if (index < 0) continue
      at.set(sheet, index)
      heading ||= headings[index] ?? ''
    }
    return at.size ? [{ column, heading, at }] : []
  })
}

export type ReadCell = 'agency' | 'spentAt' | 'place' | 'amount' | 'headcount'

export function cellOfReason(reason: RowReason): ReadCell {
  if (reason.startsWith('date_')) return 'spentAt'
  if (reason.startsWith('amount_')) return 'amount'
  return 'place'
}

const CELL_OF_FLAG: Record<VisitFlag, ReadCell> = {
  shared: 'place',
  suspect_date: 'spentAt',
  derived_year: 'spentAt',
  derived_day: 'spentAt',
  large_amount: 'amount',
  long_cell: 'place',
  dropped_characters: 'place',
  split_name: 'place',
}

export const flagsOf = (row: UploadRow, cell: ReadCell): VisitFlag[] =>
  row.status === 'ok' ? row.reading.flags.filter((flag) => CELL_OF_FLAG[flag] === cell) : []

const DAY = new Intl.DateTimeFormat('ko-KR', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'Asia/Seoul',
})
const TIME = new Intl.DateTimeFormat('ko-KR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
})

/** '2026. 5. 4. 12:10' */
export function spentText({ spentAt, hasTime }: Pick<UploadRow['reading'], 'spentAt' | 'hasTime'>): string {
  if (spentAt === null) return '–'
  const at = new Date(spentAt)
  return hasTime ? `${DAY.format(at)} ${TIME.format(at)}` : DAY.format(at)
}

const NUMBERS = ['amount', 'amountSum', 'headcount', 'rating', 'latitude', 'longitude']
export const isNumber = (column: string): boolean => NUMBERS.includes(column)

const keyOf = (sheet: string | null, column: number, text: string): string => JSON.stringify([sheet, column, text])

export const correctedCells = ({ corrections }: SourceOverlay): ReadonlySet<string> =>
  new Set(corrections.filter(changesCell).map(({ sheet, column, to }) => keyOf(sheet, column, to)))

interface SourceCellProps {
  row: Pick<UploadRow, 'sheet' | 'cells'>
  column: SourceColumn
  corrected: ReadonlySet<string>
}

export function SourceCell({ row, column, corrected }: SourceCellProps) {
  const at = column.at.get(row.sheet)
  const text = at === undefined ? '' : (row.cells[at] ?? '')
  const isCorrected = at !== undefined && corrected.has(keyOf(row.sheet, at, text))
  const classes = [isCorrected ? 'fx' : 'o', isNumber(column.column) ? 'num' : '']
  return (
    <td className={classes.join(' ')} title={isCorrected ? '고친 칸' : text}>
      {text}
    </td>
  )
}

interface PreviewHeadProps {
  columns: readonly SourceColumn[]
  read: readonly { cell: string; label: string; isNumber?: boolean }[]
}

export const PreviewHead = ({ columns, read }: PreviewHeadProps) => (
  <thead>
    <tr>
      <td />
      <th className="o" scope="colgroup" colSpan={columns.length}>
        파일에 적힌 그대로
      </th>
      <th className="r1" scope="colgroup" colSpan={read.length}>
        이렇게 읽음
      </th>
    </tr>
    <tr>
      <th className="no" scope="col" style={{ top: 31 }}>
        행
      </th>
      {columns.map(({ column, heading }) => (
        <th key={column} className={isNumber(column) ? 'o num' : 'o'} scope="col" style={{ top: 31 }}>
          {heading}
        </th>
      ))}
      {read.map(({ cell, label, isNumber: right }, at) => (
        <th key={cell} className={`${at === 0 ? 'r1' : ''} ${right ? 'num' : ''}`} scope="col" style={{ top: 31 }}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
)
