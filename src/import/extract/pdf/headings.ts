import { countColumns } from '@/import/header/header'
import { LETTER_GAP, pieces, type TextLine } from './pageWords'

/** The other lines of a heading stand closer, in letters, than a row and the next. */
const LINE_NEAR = 1.2
/** A second row of headings stands closer than this, and names columns itself. */
const ROW_NEAR = 2.6

const columnsIn = ({ words }: TextLine): number => countColumns(pieces(words, LETTER_GAP).map(({ text }) => text))

/** One or two known words may stand in any sentence. */
const HEADER_WORDS_MIN = 2

/** The line that names the most columns, alone or, where cells of two lines stand around it, with its neighbours. */
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

/** The lines right above and below that stand closer than a row would. */
const neighbours = (lines: readonly TextLine[], i: number): number[] =>
  [i - 1, i + 1].filter((at) => {
    const [line, other] = [lines[i], lines[at]]
    return line !== undefined && other !== undefined && isNear(line, other, LINE_NEAR)
  })

/** Whether a line is the headings of a further table. */
export const isHeaderLine = (line: TextLine): boolean => columnsIn(line) > HEADER_WORDS_MIN

/** Two syllables, or what stands before them and the next one, that only together name a column: '상' '호', '비' '고'. */
export const isSpread = (left: string, right: string): boolean =>
  right.trim().length === 1 && countColumns([left, right]) === 0 && countColumns([left.trim() + right.trim()]) === 1

/** Whether a line is part of the headings of which `header` is the fullest line. */
export function isHeading(line: TextLine, header: TextLine): boolean {
  return (
    (isNear(header, line, LINE_NEAR) || (isNear(header, line, ROW_NEAR) && columnsIn(line) >= 2)) && !hasNumbers(line)
  )
}

const isNear = (line: TextLine, other: TextLine, letters: number): boolean =>
  Math.abs(line.base - other.base) < letters * line.size

/** A record's words may be those of headings ('기관', '직원'), but a heading has no day and no amount. */
const hasNumbers = ({ words }: TextLine): boolean =>
  pieces(words, LETTER_GAP).filter(({ text }) => /\d/.test(text)).length >= 2
