import type { CellCorrection, SourceOverlay } from '@/contract/uploads'
import type { ProblemGroup, ProblemReason, UploadRow } from '@/contract/uploadRows'

export const EMPTY_OVERLAY: SourceOverlay = { skippedSheets: [], headers: [], corrections: [] }

type Cell = Pick<ProblemGroup, 'sheet' | 'column' | 'value'>

/**
 * Corrected cells are found by their source text, so earlier corrections to `value` are redirected. None for empty
 * cells or whole rows, which are corrected row by row.
 */
export function correctGroup({ sheet, column, value }: Cell, to: string, overlay: SourceOverlay): CellCorrection[] {
  if (column === null || value === '') return []
  const led = overlay.corrections
    .filter((one) => one.sheet === sheet && one.column === column && one.to === value && changesCell(one))
    .map((one) => ({ ...one, to }))
  const isKnown = led.some(({ row, from }) => row === null && from === value)
  return isKnown ? led : [...led, { sheet, column, row: null, from: value, to }]
}

export const correctRow = (
  { sheet, row, cells }: Pick<UploadRow, 'sheet' | 'row' | 'cells'>,
  column: number,
  to: string,
): CellCorrection => ({ sheet, column, row, from: cells[column] ?? '', to })

/** An undone correction restores the source text. */
export const changesCell = ({ from, to }: Pick<CellCorrection, 'from' | 'to'>): boolean => from !== to

const NUMBER = /-?\d[\d,]*(?:\.\d+)?/
const FACTORS: Partial<Record<ProblemReason, number>> = { amount_thousandfold: 0.001, amount_small: 1000 }

/** An amount converted to won from its presumed unit; null if no factor applies or it is not a number. */
export function rescaledAmount(reason: ProblemReason, value: string): string | null {
  const factor = FACTORS[reason]
  const found = NUMBER.exec(value)?.[0]
  if (factor === undefined || found === undefined) return null
  const won = Math.round(Number(found.replaceAll(',', '')) * factor)
  return won > 0 ? String(won) : null
}
