export interface SheetLine {
  /** from 1 */
  row: number
  cells: string[]
}

/** Rows from 1 and columns from 0, as in `SheetLine`. */
export interface MergedCell {
  top: number
  bottom: number
  column: number
  lastColumn: number
}

interface Shown {
  merged: MergedCell
  order: number
  text: string
}

/**
 * Rows must pass from top to bottom. `rows`: number in the sheet; a cell merged over many more is a formatting
 * accident. The function updates a row and returns the filled cells, or null if all is hidden.
 */
export function repeatMerged(merged: readonly MergedCell[], rows: number): (line: SheetLine) => number[] | null {
  const starts = merged
    .map((cell, order): Shown => ({ merged: cell, order, text: '' }))
    .filter(({ merged: { top, bottom } }) => bottom - top <= rows + 1_000)
    .sort((a, b) => a.merged.top - b.merged.top || a.order - b.order)
  let next = 0
  let shown: Shown[] = []
  return ({ row, cells }) => {
    shown = shown.filter(({ merged: { bottom } }) => bottom >= row)
    const above = shown.length
    for (let each = starts[next]; each && each.merged.top <= row; each = starts[++next]) {
      const text = cells[each.merged.column] ?? ''
      if (each.merged.top === row && text !== '') shown.push({ ...each, text })
    }
    if (shown.length === 0) return []
    for (const { merged: cell } of shown) hide(cells, cell.top === row ? cell.column + 1 : cell.column, cell.lastColumn)
    if (cells.every((text) => text.trim() === '')) return null
    const repeated: number[] = []
    for (const { merged: cell, text } of shown.slice(0, above).sort((a, b) => a.order - b.order)) {
      if ((cells[cell.column] ?? '') !== '') continue
      while (cells.length < cell.column) cells.push('')
      cells[cell.column] = text
      repeated.push(cell.column)
    }
    return repeated
  }
}

function hide(cells: string[], from: number, to: number): void {
  for (let at = from; at <= to && at < cells.length; at++) cells[at] = ''
}
