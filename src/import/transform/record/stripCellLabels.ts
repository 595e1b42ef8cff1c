import type { SheetRow } from '@/import/source/sheetRow'
import type { TableHeader } from '@/import/header/header'

/**
 * A row without the headings that some pages repeat in each cell, for narrow screens: '장소 가람식당' below '장소'. Only
 * where day, place and amount all begin with their own.
 */
export function stripCellLabels(row: SheetRow, { index, words }: TableHeader): SheetRow {
  const value = (at = -1): string | null => {
    const [cell, heading] = [(row.cells[at] ?? '').trim(), (words[at] ?? '').trim()]
    return heading !== '' && cell.length > heading.length && cell.startsWith(heading)
      ? cell.slice(heading.length).trim()
      : null
  }
  if ([index.amount, index.date, index.place].some((at) => value(at) === null)) return row
  return { ...row, cells: row.cells.map((cell, at) => value(at) ?? cell) }
}
