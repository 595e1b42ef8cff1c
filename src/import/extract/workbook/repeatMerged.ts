import type { MergedCell, SheetLine } from './sheetParser'

interface Hanging {
  merged: MergedCell
  order: number
  text: string
}

/**
 * Writes a merged cell's text into the rows below that it covers, where these have none of their own there, as rows
 * pass from the top down.
 * @param rows how many the sheet has that hold anything: a cell merged over many more is a formatting accident
 * @returns gives the cells written to of the row that is passed to it
 */
export function repeatMerged(merged: readonly MergedCell[], rows: number): (line: SheetLine) => number[] {
  const starts = merged
    .map((cell, order): Hanging => ({ merged: cell, order, text: '' }))
    .filter(({ merged: { top, bottom } }) => bottom - top <= rows + 1_000)
    .sort((a, b) => a.merged.top - b.merged.top || a.order - b.order)
  let next = 0
  let hanging: Hanging[] = []
  return ({ row, cells }) => {
    hanging = hanging.filter(({ merged: { bottom } }) => bottom >= row)
    const repeated: number[] = []
    for (const {
      merged: { column },
      text,
    } of hanging) {
      if ((cells[column] ?? '') !== '') continue
      while (cells.length < column) cells.push('')
      cells[column] = text
      repeated.push(column)
    }
    for (let each = starts[next]; each && each.merged.top <= row; each = starts[++next]) {
      const text = cells[each.merged.column] ?? ''
      if (each.merged.top === row && text !== '') hanging.push({ ...each, text })
    }
    hanging.sort((a, b) => a.order - b.order)
    return repeated
  }
}
