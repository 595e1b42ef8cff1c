import type { SheetRow } from '@/import/source/sheetRow'
import type { TableHeader } from '@/import/header/header'

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

/** Some mobile pages repeat '장소' as '장소 가람식당' in each cell. Only if day, place and amount all start with theirs. */
export function stripCellLabels(row: SheetRow, header: TableHeader): SheetRow {
  const { amount, date, place } = header.index
  for (const at of [amount, date, place]) if (unlabelled(row, header, at) === null) return row
  return { ...row, cells: row.cells.map((cell, at) => unlabelled(row, header, at) ?? cell) }
}

/** null if the cell does not start with its heading */
function unlabelled({ cells }: SheetRow, { words }: TableHeader, at = -1): string | null {
  const cell = (cells[at] ?? '').trim()
  const heading = (words[at] ?? '').trim()
  return heading !== '' && cell.length > heading.length && cell.startsWith(heading)
    ? cell.slice(heading.length).trim()
    : null
}
