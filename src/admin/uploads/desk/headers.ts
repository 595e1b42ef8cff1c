import type { ChosenHeader, SourceOverlay } from '@/domain/upload/schemas'
import type { SheetLayout } from '@/domain/upload/upload'

type Found = Pick<SheetLayout, 'sheet' | 'headerRow' | 'columns' | 'head'>

export function headerOf({ sheet, headerRow, columns, head }: Found, overlay: SourceOverlay): ChosenHeader | null {
  const chosen = overlay.headers.find((one) => one.sheet === sheet)
  const row = chosen?.row ?? headerRow
  if (row === null) return null
  const width = head.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const from = chosen?.columns ?? columns
  return { sheet, row, columns: Array.from({ length: width }, (_, at) => from[at] ?? null) }
}

/** A meaning belongs to one column only. */
export const withColumn = (header: ChosenHeader, at: number, column: string | null): ChosenHeader => ({
  ...header,
  columns: header.columns.map((one, index) => (index === at ? column : one === column ? null : one)),
})
