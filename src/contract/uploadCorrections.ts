import type { CellCorrection, SourceOverlay, UploadAnswer } from '@/contract/uploads'
import type { ProblemGroup, ProblemReason, UploadRow } from '@/contract/uploadRows'

export const EMPTY_OVERLAY: SourceOverlay = { skippedSheets: [], headers: [], corrections: [] }

/** Corrections that have no answer of their own count as this one. */
const FORMER_ANSWER = 0

const cellOf = ({ sheet, column, row, from }: CellCorrection): string =>
  JSON.stringify([sheet, column, row, row === null ? from : null])

/** The last correction of each cell; earlier ones return when it is undone. */
export const effectiveCorrections = ({ corrections }: SourceOverlay): CellCorrection[] =>
  [...new Map(corrections.map((one) => [cellOf(one), one])).values()].filter(changesCell)

/** What staff answered, oldest first. */
export function answersOf(overlay: SourceOverlay): UploadAnswer[] {
  const { answers = [] } = overlay
  const former = overlay.corrections.filter((one) => one.answer === undefined && changesCell(one))
  if (former.length === 0) return answers
  return [{ id: FORMER_ANSWER, kind: 'corrected', reason: '', rows: former.length }, ...answers]
}

/** The overlay without one answer and all that it changed. */
export function withoutAnswer(overlay: SourceOverlay, id: number): SourceOverlay {
  const { answers = [], eateries = [] } = overlay
  const kept = answers.filter((one) => one.id !== id)
  const confirmed = new Set(kept.flatMap((one) => one.eateries ?? []))
  const undone = new Set(answers.find((one) => one.id === id)?.eateries)
  return {
    ...overlay,
    corrections: overlay.corrections.filter(({ answer = FORMER_ANSWER }) => answer !== id),
    eateries: eateries.filter((cell) => !undone.has(cell) || confirmed.has(cell)),
    answers: kept,
  }
}

type Cell = Pick<ProblemGroup, 'sheet' | 'column' | 'value'>

/**
 * Corrected cells are found by their source text, so earlier corrections to `value` are redirected. None for empty
 * cells or whole rows, which are corrected row by row.
 */
export function correctGroup({ sheet, column, value }: Cell, to: string, overlay: SourceOverlay): CellCorrection[] {
  if (column === null || value === '') return []
  const led = effectiveCorrections(overlay)
    .filter((one) => one.sheet === sheet && one.column === column && one.to === value)
    .map(({ row, from }) => ({ sheet, column, row, from, to }))
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
