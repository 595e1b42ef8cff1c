import type { SheetRow } from '@/import/source/sheetRow'

const DITTO = /^(?:[〃″〞"]|''|,,|"|상\s?동|위와\s?같음)$/
/** Ditto marks are no longer; this excludes nearly every cell. */
const LENGTH_MAX = 5

/** Ditto marks become the (resolved) cell of the last record, except in the amount column. */
export function resolveDittoMarks(row: SheetRow, above: readonly string[] | null, amountAt = -1): SheetRow {
  if (!above || !row.cells.some(isDitto)) return row
  return {
    ...row,
    cells: row.cells.map((cell, at) => (at !== amountAt && isDitto(cell) ? (above[at] ?? '') : cell)),
  }
}

const isDitto = (cell: string): boolean => cell.length > 0 && cell.length <= LENGTH_MAX && DITTO.test(cell.trim())
