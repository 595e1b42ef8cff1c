import type { SheetRow } from '@/import/source/sheetRow'

const DITTO = /^(?:[〃″〞"]|''|,,|"|상\s?동|위와\s?같음)$/
/** No ditto mark is longer; this rules out nearly every cell. */
const LENGTH_MAX = 5

/**
 * A row with what its ditto marks stand for: the cell above, as that reads itself. An amount is never taken from above.
 * @param above the cells of the last record, resolved
 */
export function resolveDittoMarks(row: SheetRow, above: readonly string[] | null, amountAt = -1): SheetRow {
  if (!above || !row.cells.some(isDitto)) return row
  return {
    ...row,
    cells: row.cells.map((cell, at) => (at !== amountAt && isDitto(cell) ? (above[at] ?? '') : cell)),
  }
}

const isDitto = (cell: string): boolean => cell.length > 0 && cell.length <= LENGTH_MAX && DITTO.test(cell.trim())
