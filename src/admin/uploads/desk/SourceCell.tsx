import { isMend } from '@/domain/upload/mend'
import type { SourceOverlay, UploadRow } from '@/domain/upload/upload'
import type { SourceColumn } from './preview'

const NUMBERS = ['amount', 'amountSum', 'headcount', 'rating', 'latitude', 'longitude']
export const isNumber = (column: string): boolean => NUMBERS.includes(column)

const keyOf = (sheet: string | null, column: number, text: string): string => JSON.stringify([sheet, column, text])

/** The cells that somebody mended, by sheet, column and text. */
export const mendedCells = ({ corrections }: SourceOverlay): ReadonlySet<string> =>
  new Set(corrections.filter(isMend).map(({ sheet, column, to }) => keyOf(sheet, column, to)))

interface Props {
  row: Pick<UploadRow, 'sheet' | 'cells'>
  column: SourceColumn
  mended: ReadonlySet<string>
}

/** A cell as the file has it, or as it was mended. */
export function SourceCell({ row, column, mended }: Props) {
  const at = column.at.get(row.sheet)
  const text = at === undefined ? '' : (row.cells[at] ?? '')
  const isMended = at !== undefined && mended.has(keyOf(row.sheet, at, text))
  const classes = [isMended ? 'fx' : 'o', isNumber(column.column) ? 'num' : '']
  return (
    <td className={classes.join(' ')} title={isMended ? '고친 칸' : text}>
      {text}
    </td>
  )
}
