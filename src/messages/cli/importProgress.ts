import { padded, paddedStart, shortened } from './terminalText'

/** What the line under a running import tells. */
export interface Progress {
  /** the present file's name, its number from 1, and how many there are */
  name: string
  number: number
  of: number
  rows: number
  /** of the file, from 0 to 1; null where it is not known */
  share: number | null
  /** All rows have been read. */
  ended: boolean
  /** since the file's turn came */
  seconds: number
}

/** Before that, rows a second say more of the start than of the file. */
const PACE_FROM_SECONDS = 1
/** Beyond it the name's end would be far from everything else. */
const WIDTH_MAX = 120

const number = (value: number): string => value.toLocaleString('ko-KR')

/** Rows a second so far, to two digits, because more would never stand still; null while it is too early to say. */
export const paceOf = ({ rows, seconds }: Pick<Progress, 'rows' | 'seconds'>): number | null =>
  rows > 0 && seconds >= PACE_FROM_SECONDS ? Math.round(Number((rows / seconds).toPrecision(2))) : null

/** 100 only at the very end. */
export const percentOf = (share: number): number => Math.min(100, Math.floor(share * 100))

/**
 * One line of a terminal, its columns in the same places from file to file, the name last because it is cut where the
 * window ends.
 * @param bar the share as drawn
 * @param columns the window's width; the line stays below it
 */
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
