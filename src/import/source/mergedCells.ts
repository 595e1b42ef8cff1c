import type { SheetRow } from './sheetRow'

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

export interface SpanCell {
  text: string
  rowSpan: number
  colSpan: number
}

export type LaidRow = Pick<SheetRow, 'cells' | 'repeated' | 'unread'>

/** Larger spans are formatting accidents; the rest is empty anyway. */
const SPAN_MAX = 1_000
const WIDTH_MAX = 256

interface Hanging {
  text: string
  left: number
}

/**
 * As a browser does: a cell over several rows is repeated and marked in each, one over several columns is in the first.
 * So an expense with two receipts keeps date and place in both, and its amount once.
 */
export function expandMergedCells(rows: readonly (readonly SpanCell[])[]): LaidRow[] {
  let hanging: (Hanging | undefined)[] = []
  return rows.map((row) => {
    const cells: string[] = []
    const repeated: number[] = []
    const below: (Hanging | undefined)[] = []
    let next = 0
    const passHanging = (at: number): boolean => {
      const above = hanging[at]
      if (!above) return false
      cells[at] = above.text
      if (above.text !== '') repeated.push(at)
      if (above.left > 1) below[at] = { text: above.text, left: above.left - 1 }
      return true
    }
    for (let at = 0; at < WIDTH_MAX && (next < row.length || at < hanging.length); at++) {
      if (passHanging(at)) continue
      const cell = row[next++]
      const width = within(cell?.colSpan)
      const height = within(cell?.rowSpan)
      for (let i = 0; i < width && at + i < WIDTH_MAX; i++) {
        const text = i === 0 ? (cell?.text ?? '') : ''
        cells[at + i] = text
        if (height > 1) below[at + i] = { text, left: height - 1 }
      }
      at += width - 1
    }
    hanging = below
    const filled = Array.from(cells, (text) => text ?? '')
    return repeated.length ? { cells: filled, repeated } : { cells: filled }
  })
}

const within = (span = 1): number => Math.min(Math.max(Math.trunc(span) || 1, 1), SPAN_MAX)
