import type { CellCorrection, SourceOverlay } from './schemas'
import type { ProblemGroup, ProblemReason, UploadRow } from './uploadRow'

/** A file as it was sent. */
export const EMPTY_OVERLAY: SourceOverlay = { skippedSheets: [], headers: [], corrections: [] }

type Cell = Pick<ProblemGroup, 'sheet' | 'column' | 'value'>

/**
 * Corrections by which every cell that now reads `value` reads `to`. A cell that was corrected before is found by its
 * text in the file, so an earlier correction that led to `value` is led on. None for an empty cell or a whole row:
 * those are corrected row by row.
 */
export function correctGroup({ sheet, column, value }: Cell, to: string, overlay: SourceOverlay): CellCorrection[] {
  if (column === null || value === '') return []
  const led = overlay.corrections
    .filter((one) => one.sheet === sheet && one.column === column && one.to === value && changesCell(one))
    .map((one) => ({ ...one, to }))
  const isKnown = led.some(({ row, from }) => row === null && from === value)
  return isKnown ? led : [...led, { sheet, column, row: null, from: value, to }]
}

/** The correction of one row's cell. */
export const correctRow = (
  { sheet, row, cells }: Pick<UploadRow, 'sheet' | 'row' | 'cells'>,
  column: number,
  to: string,
): CellCorrection => ({ sheet, column, row, from: cells[column] ?? '', to })

/** Whether a correction changes anything: one taken back says the same text again. */
export const changesCell = ({ from, to }: Pick<CellCorrection, 'from' | 'to'>): boolean => from !== to

const NUMBER = /-?\d[\d,]*(?:\.\d+)?/
const FACTORS: Partial<Record<ProblemReason, number>> = { amount_thousandfold: 0.001, amount_small: 1000 }

/** What an amount in another unit would read in won; null where no factor corrects the reason or it holds no number. */
export function rescaledAmount(reason: ProblemReason, value: string): string | null {
  const factor = FACTORS[reason]
  const found = NUMBER.exec(value)?.[0]
  if (factor === undefined || found === undefined) return null
  const won = Math.round(Number(found.replaceAll(',', '')) * factor)
  return won > 0 ? String(won) : null
}
