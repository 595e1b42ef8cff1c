import type { SheetRow } from './sheetRow'

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
