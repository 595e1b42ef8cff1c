import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import type { SheetRow } from '../source/sheetRow'

/** Characters without a shape of their own: zero-width spaces, soft hyphens, Hangul fillers, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const holdsInvisible = (text: string): boolean => text.search(INVISIBLE) !== -1

/** What a person sees of a text: programs leave invisible characters between letters, and no word holds any. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Drops invisible characters and cuts cells to CELL_LENGTH_MAX; the row's `shortened` lists which ones were cut. */
export function cleanCells<Row extends Pick<SheetRow, 'cells' | 'shortened'>>(row: Row): Row {
  const cells = row.cells.some(holdsInvisible) ? row.cells.map(withoutInvisible) : row.cells
  if (!cells.some(isLong)) return cells === row.cells ? row : { ...row, cells }
  const shortened = cells.flatMap((cell, at) => (isLong(cell) ? [at] : []))
  return { ...row, cells: cells.map((cell) => (isLong(cell) ? cell.slice(0, CELL_LENGTH_MAX) : cell)), shortened }
}

const isLong = (cell: string): boolean => cell.length > CELL_LENGTH_MAX
