import type { ChosenHeader, SourceOverlay } from '@/domain/upload/schemas'
import type { SheetLayout } from '@/domain/upload/upload'

type Found = Pick<SheetLayout, 'sheet' | 'headerRow' | 'columns' | 'head'>

/** The headings of a sheet as they hold now: what somebody chose, else what was found. */
export function headerOf({ sheet, headerRow, columns, head }: Found, overlay: SourceOverlay): ChosenHeader | null {
  const chosen = overlay.headers.find((one) => one.sheet === sheet)
  const row = chosen?.row ?? headerRow
  if (row === null) return null
  const width = head.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const from = chosen?.columns ?? columns
  return { sheet, row, columns: Array.from({ length: width }, (_, at) => from[at] ?? null) }
}

/** The same with another meaning of one column; a meaning belongs to one column alone. */
export const withColumn = (header: ChosenHeader, at: number, column: string | null): ChosenHeader => ({
  ...header,
  columns: header.columns.map((one, index) => (index === at ? column : one === column ? null : one)),
})
