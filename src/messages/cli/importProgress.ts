import { padded, paddedStart, shortened } from './terminalText'

export interface Progress {
  /** the current file's name, its number from 1, and the total */
  name: string
  number: number
  of: number
  rows: number
  /** share of the file, 0 to 1; null if unknown */
  share: number | null
  ended: boolean
  /** since the file was started */
  seconds: number
}

/** Earlier, the rate would mostly measure startup. */
const PACE_FROM_SECONDS = 1
/** A wider line would separate the name from the other columns. */
const WIDTH_MAX = 120

const number = (value: number): string => value.toLocaleString('ko-KR')

/** Rounded to two digits to keep it steady; null at the start. */
export const paceOf = ({ rows, seconds }: Pick<Progress, 'rows' | 'seconds'>): number | null =>
  rows > 0 && seconds >= PACE_FROM_SECONDS ? Math.round(Number((rows / seconds).toPrecision(2))) : null

/** Rounded down, so that 100 appears only at the end. */
export const percentOf = (share: number): number => Math.min(100, Math.floor(share * 100))

/** The name is last, because it is cut at the window's edge. `bar` is the share as drawn; `columns` the window's. */
export function printProgress(progress: Progress, bar: string, columns: number): string {
  const { name, number: at, of, rows, share } = progress
  const parts = [
    ...(of > 1 ? [`${String(at).padStart(String(of).length)}/${of}`] : []),
    `${bar} ${share === null ? '    ' : `${String(percentOf(share)).padStart(3)}%`}`,
    paddedStart(rows > 0 ? `${number(rows)}행` : '', 12),
    padded(stageOf(progress), 14),
    name.normalize('NFC'),
  ]
  return shortened(`  ${parts.join('  ')}`, Math.min(columns, WIDTH_MAX) - 1)
}

function stageOf(progress: Progress): string {
  if (progress.ended) return '마무리하는 중'
  if (progress.rows === 0) return '여는 중'
  const pace = paceOf(progress)
  return pace === null ? '읽는 중' : `초당 ${number(pace)}행`
}
