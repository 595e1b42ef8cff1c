import { effectiveCorrections } from '@/contract/uploadCorrections'
import type { SourceOverlay } from '@/contract/uploads'
import type { UploadRow } from '@/contract/uploadRows'
import type { RowReason } from '@/domain/expense/importReport'
import type { VisitFlag } from '@/domain/expense/visits'
import type { SheetLayout } from '@/contract/uploadState'

/** Source columns of a visit by the reading that they become. */
const GROUPS = [
  ['department'],
  ['date', 'dateTime', 'time'],
  ['place', 'address'],
  ['amount', 'amountSum'],
  ['headcount'],
]
const FURTHER = ['purpose', 'payment', 'remarks']

interface SourceColumn {
  column: string
  heading: string
  /** cell index by sheet */
  at: Map<string | null, number>
}

export function sourceColumns(layout: readonly SheetLayout[], shown: readonly string[]): SourceColumn[] {
  return shown.flatMap((column) => {
    const at = new Map<string | null, number>()
    let heading = ''
    for (const { sheet, columns, headerRow, head, headings } of layout) {
      const index = columns.indexOf(column)
      if (index < 0) continue
      at.set(sheet, index)
      // Where staff said what a column is, its heading has the parser's name: the file's own says more.
      const own = head.find(({ row }) => row === headerRow)?.cells ?? headings
      heading ||= own[index] ?? ''
    }
    return at.size ? [{ column, heading, at }] : []
  })
}

/** Source columns in one cell, as a visit's date and time. */
export type SourceGroup = [SourceColumn, ...SourceColumn[]]

const isGroup = (columns: SourceColumn[]): columns is SourceGroup => columns.length > 0

/** Next to their readings; with `areAll` each column by itself, further ones too. */
export function sourceGroups(layout: readonly SheetLayout[], areAll: boolean): SourceGroup[] {
  if (areAll) return sourceColumns(layout, [...GROUPS.flat(), ...FURTHER]).map((column) => [column])
  return GROUPS.map((columns) => sourceColumns(layout, columns)).filter(isGroup)
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

export const correctedCells = (overlay: SourceOverlay): ReadonlySet<string> =>
  new Set(effectiveCorrections(overlay).map(({ sheet, column, to }) => keyOf(sheet, column, to)))

interface SourceCellProps {
  row: Pick<UploadRow, 'sheet' | 'cells'>
  group: SourceGroup
  corrected: ReadonlySet<string>
}

export function SourceCell({ row, group, corrected }: SourceCellProps) {
  const cells = group.flatMap(({ at }) => {
    const index = at.get(row.sheet)
    const text = index === undefined ? '' : (row.cells[index] ?? '')
    return index === undefined || text === '' ? [] : [{ text, key: keyOf(row.sheet, index, text) }]
  })
  const isCorrected = cells.some(({ key }) => corrected.has(key))
  const text = cells.map((cell) => cell.text).join(' ')
  const classes = [isCorrected ? 'fx' : 'o', isNumber(group[0].column) ? 'num' : '']
  return (
    <td className={classes.join(' ')} title={isCorrected ? `고친 칸: ${text}` : text}>
      {text}
    </td>
  )
}

interface PreviewHeadProps {
  groups: readonly SourceGroup[]
  read: readonly { cell: string; label: string; isNumber?: boolean }[]
}

export const PreviewHead = ({ groups, read }: PreviewHeadProps) => (
  <thead>
    <tr>
      <td />
      <th className="o" scope="colgroup" colSpan={groups.length}>
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
      {groups.map((group) => (
        <th
          key={group[0].column}
          className={isNumber(group[0].column) ? 'o num' : 'o'}
          scope="col"
          style={{ top: 31 }}
          title={group.map(({ heading }) => heading).join(' · ')}
        >
          {group.map(({ heading }) => heading).join(' · ')}
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
