import { countColumns, HEADER_WORDS_MIN } from '@/import/header/header'
import { LETTER_GAP, pieces, type TextLine } from './pageWords'

/** Lines closer than this many letter heights may be one heading; table rows are farther apart. */
const LINE_NEAR = 1.2
/** A second header row is closer than this many letter heights and names at least two columns. */
const ROW_NEAR = 2.6

const columnsIn = ({ words }: TextLine): number => countColumns(pieces(words, LETTER_GAP).map(({ text }) => text))

/** The line that names the most columns, or null. Adjacent lines count too, for two-line headings. */
export function headerLine(lines: readonly TextLine[]): TextLine | null {
  const counts = lines.map(columnsIn)
  return (
    fullest(lines, counts) ??
    fullest(
      lines,
      counts.map((own, i) => (own > 0 ? neighbours(lines, i).reduce((sum, at) => sum + (counts[at] ?? 0), own) : 0)),
    )
  )
}

function fullest(lines: readonly TextLine[], counts: readonly number[]): TextLine | null {
  const most = counts.reduce((max, count) => Math.max(max, count), 0)
  return most > HEADER_WORDS_MIN ? (lines[counts.indexOf(most)] ?? null) : null
}

const neighbours = (lines: readonly TextLine[], i: number): number[] =>
  [i - 1, i + 1].filter((at) => {
    const [line, other] = [lines[i], lines[at]]
    return line !== undefined && other !== undefined && isNear(line, other, LINE_NEAR)
  })

export const isHeaderLine = (line: TextLine): boolean => columnsIn(line) > HEADER_WORDS_MIN

/** Whether two words name a column only when joined: '상' '호', '비' '고'. */
export const isSpread = (left: string, right: string): boolean =>
  right.trim().length === 1 && countColumns([left, right]) === 0 && countColumns([left.trim() + right.trim()]) === 1

export function isHeading(line: TextLine, header: TextLine): boolean {
  return (
    (isNear(header, line, LINE_NEAR) || (isNear(header, line, ROW_NEAR) && columnsIn(line) >= 2)) && !hasNumbers(line)
  )
}

const isNear = (line: TextLine, other: TextLine, letters: number): boolean =>
  Math.abs(line.base - other.base) < letters * line.size

/** Records may contain words that are also headings ('기관', '직원'), but headings have no date or amount. */
const hasNumbers = ({ words }: TextLine): boolean =>
  pieces(words, LETTER_GAP).filter(({ text }) => /\d/.test(text)).length >= 2
