import type { SheetRow } from '@/import/source/sheetRow'
import type { TableHeader } from '@/import/header/header'

/**
 * A row without the headings that some pages repeat in each cell, for narrow screens: '장소 가람식당' below '장소'. Only
 * where day, place and amount all begin with their own.
 */
export function stripCellLabels(row: SheetRow, header: TableHeader): SheetRow {
  const { amount, date, place } = header.index
  for (const at of [amount, date, place]) if (unlabelled(row, header, at) === null) return row
  return { ...row, cells: row.cells.map((cell, at) => unlabelled(row, header, at) ?? cell) }
}

/** What stands behind the heading in a cell; null where the cell does not begin with it. */
function unlabelled({ cells }: SheetRow, { words }: TableHeader, at = -1): string | null {
  const cell = (cells[at] ?? '').trim()
  const heading = (words[at] ?? '').trim()
  return heading !== '' && cell.length > heading.length && cell.startsWith(heading)
    ? cell.slice(heading.length).trim()
    : null
}
