import type { SheetRow } from '@/import/source/sheetRow'
import type { TableHeader } from '@/import/header/header'

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
