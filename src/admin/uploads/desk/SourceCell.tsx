import { changesCell } from '@/domain/upload/corrections'
import type { SourceOverlay } from '@/domain/upload/schemas'
import type { UploadRow } from '@/domain/upload/uploadRow'
import type { SourceColumn } from './preview'

const NUMBERS = ['amount', 'amountSum', 'headcount', 'rating', 'latitude', 'longitude']
export const isNumber = (column: string): boolean => NUMBERS.includes(column)

const keyOf = (sheet: string | null, column: number, text: string): string => JSON.stringify([sheet, column, text])

export const correctedCells = ({ corrections }: SourceOverlay): ReadonlySet<string> =>
  new Set(corrections.filter(changesCell).map(({ sheet, column, to }) => keyOf(sheet, column, to)))

interface Props {
  row: Pick<UploadRow, 'sheet' | 'cells'>
  column: SourceColumn
  corrected: ReadonlySet<string>
}

export function SourceCell({ row, column, corrected }: Props) {
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
