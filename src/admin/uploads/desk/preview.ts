import type { RowReason } from '@/domain/expense/rowReasons'
import type { VisitFlag } from '@/domain/expense/visitFlags'
import type { SheetLayout } from '@/domain/upload/upload'
import type { UploadRow } from '@/domain/upload/uploadRow'

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

export interface SourceColumn {
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
