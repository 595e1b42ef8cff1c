import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import type { SheetRow } from '../source/sheetRow'

/** Cuts cells to CELL_LENGTH_MAX; the row's `shortened` lists which ones were cut. */
export function withoutLongCells<Row extends Pick<SheetRow, 'cells' | 'shortened'>>(row: Row): Row {
  if (!row.cells.some(isLong)) return row
  const shortened = row.cells.flatMap((cell, at) => (isLong(cell) ? [at] : []))
  return { ...row, cells: row.cells.map((cell) => (isLong(cell) ? cell.slice(0, CELL_LENGTH_MAX) : cell)), shortened }
}

const isLong = (cell: string): boolean => cell.length > CELL_LENGTH_MAX
