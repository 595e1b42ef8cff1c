import type { SheetRow } from '@/import/source/sheetRow'

const DITTO = /^(?:[〃″〞"]|''|,,|"|상\s?동|위와\s?같음)$/
/** Ditto marks are no longer; this excludes nearly every cell. */
const LENGTH_MAX = 5

/**
 * A row with ditto marks replaced by the (resolved) cell above, except in the amount column.
 * @param above cells of the last record, resolved
 */
export function resolveDittoMarks(row: SheetRow, above: readonly string[] | null, amountAt = -1): SheetRow {
  if (!above || !row.cells.some(isDitto)) return row
  return {
    ...row,
    cells: row.cells.map((cell, at) => (at !== amountAt && isDitto(cell) ? (above[at] ?? '') : cell)),
  }
}

const isDitto = (cell: string): boolean => cell.length > 0 && cell.length <= LENGTH_MAX && DITTO.test(cell.trim())
