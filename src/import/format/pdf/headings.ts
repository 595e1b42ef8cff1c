import { countColumns } from '../../header/header'
import { LETTER_GAP, pieces, type TextLine } from './pageWords'

/** The other lines of a heading stand closer, in letters, than a row and the next. */
const LINE_NEAR = 1.2
/** A second row of headings stands closer than this, and names columns itself. */
const ROW_NEAR = 2.6

const columnsIn = ({ words }: TextLine): number => countColumns(pieces(words, LETTER_GAP).map(({ text }) => text))

/** One or two known words may stand in any sentence. */
const HEADER_WORDS_MIN = 2

/** The line that names the most columns. */
export function headerLine(lines: readonly TextLine[]): TextLine | null {
  let best: { line: TextLine | null; count: number } = { line: null, count: HEADER_WORDS_MIN }
  for (const line of lines) {
    const count = columnsIn(line)
    if (count > best.count) best = { line, count }
  }
  return best.line
}

/** Whether a line is the headings of a further table. */
export const isHeaderLine = (line: TextLine): boolean => columnsIn(line) > HEADER_WORDS_MIN

/** Two syllables, or what stands before them and the next one, that only together name a column: '상' '호', '비' '고'. */
export const isSpread = (left: string, right: string): boolean =>
  right.trim().length === 1 && countColumns([left, right]) === 0 && countColumns([left.trim() + right.trim()]) === 1

/** Whether a line is part of the headings of which `header` is the fullest line. */
export function isHeading(line: TextLine, header: TextLine): boolean {
  const letters = Math.abs(line.base - header.base) / header.size
  return letters < LINE_NEAR || (letters < ROW_NEAR && columnsIn(line) >= 2)
}
