import { readHeader, countColumns, HEADER_WORDS_MIN } from '@/import/header/header'
import type { PageRules, Ruling } from './rulings'
import { LETTER_GAP, pieces, type TextLine, type Word } from './pageWords'

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
const isSpread = (left: string, right: string): boolean =>
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

export interface Span {
  from: number
  to: number
}

/**
 * In points, left to right: sufficiently long vertical rulings; where two headings share a column, the x crossed by the
 * fewest words. `header` is null on a page that continues a table.
 */
export function columnEdges(rules: PageRules, header: TextLine | null, lines: readonly TextLine[]): number[] {
  const ruled = uprightEdges(rules)
  if (!header) return ruled
  const headings = headingsOf(header, lines)
  const below = lines
    .filter((line) => line.base > header.base && !isHeading(line, header))
    .flatMap(({ words }) => words)
  const edges = [...ruled]
  for (let i = 1; i < headings.length; i++) {
    const [left, right] = [headings[i - 1], headings[i]]
    if (!left || !right) continue
    const [from, to] = [middle(left), middle(right)]
    if (!ruled.some((x) => x > from && x < to)) edges.push(quietest(from, to, left, right, below))
  }
  return edges.sort((a, b) => a - b)
}

/** The lines of a heading are merged. */
function headingsOf(header: TextLine, lines: readonly TextLine[]): Word[] {
  const headings: Word[] = []
  const own = lines.filter((line) => isHeading(line, header)).flatMap(({ words }) => pieces(words, LETTER_GAP))
  for (const piece of own.sort((a, b) => a.left - b.left)) {
    const last = headings.at(-1)
    if (last && piece.left < last.right) {
      const text = piece.base < last.base ? piece.text + last.text : last.text + piece.text
      headings[headings.length - 1] = { ...last, text, right: Math.max(last.right, piece.right) }
    } else headings.push(piece)
  }
  return joinSpread(headings)
}

/** The interval of the amount column; null if there is no such heading. */
export function amountSpan(header: TextLine, lines: readonly TextLine[], edges: readonly number[]): Span | null {
  const headings = headingsOf(header, lines)
  const heading = headings[readHeader(headings.map(({ text }) => text))?.index.amount ?? -1]
  if (!heading) return null
  const centre = middle(heading)
  return {
    from: edges.findLast((edge) => edge <= centre) ?? -Infinity,
    to: edges.find((edge) => edge > centre) ?? Infinity,
  }
}

/** Joins syllables spaced far apart ('상' '호'), because no heading has only one syllable. */
function joinSpread(headings: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const heading of headings) {
    const last = joined.at(-1)
    if (last && isSpread(last.text, heading.text))
      joined[joined.length - 1] = { ...last, text: last.text + heading.text, right: heading.right }
    else joined.push(heading)
  }
  return joined
}

const middle = ({ left, right }: Word): number => (left + right) / 2

/** Merges segments at nearly the same x into one edge; rulings shorter than a third of the table are ignored. */
function uprightEdges({ vertical }: PageRules): number[] {
  const clusters = mergeNear(vertical)
  const longest = Math.max(0, ...clusters.map(({ length }) => length))
  return clusters.filter(({ length }) => length >= longest / 3).map(({ at }) => at)
}

interface Cluster {
  at: number
  length: number
}

function mergeNear(rules: readonly Ruling[]): Cluster[] {
  const clusters: (Cluster & { spans: Ruling[] })[] = []
  for (const rule of [...rules].sort((a, b) => a.at - b.at)) {
    const last = clusters.at(-1)
    if (last && rule.at - last.at < 3) last.spans.push(rule)
    else clusters.push({ at: rule.at, length: 0, spans: [rule] })
  }
  return clusters.map(({ at, spans }) => ({ at, length: covered(spans) }))
}

/** The length of the union of all intervals, in points. */
export function covered(spans: readonly Ruling[]): number {
  let end = -Infinity
  let length = 0
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    length += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return length
}

/** The x between two headings crossed by the fewest words; within a gap, its middle. */
function quietest(from: number, to: number, left: Word, right: Word, words: readonly Word[]): number {
  const near = words.filter((word) => word.right > from && word.left < to)
  const stops = [from, to, left.right, right.left, ...near.flatMap((word) => [word.left, word.right])]
    .filter((x) => x >= from && x <= to)
    .sort((a, b) => a - b)
  let best = { at: (left.right + right.left) / 2, crossed: Infinity, width: 0 }
  for (let i = 1; i < stops.length; i++) {
    const [start = from, end = to] = [stops[i - 1], stops[i]]
    const at = (start + end) / 2
    const crossed =
      near.filter((word) => word.left < at - 0.01 && word.right > at + 0.01).length +
      (at < left.right || at > right.left ? 1 : 0)
    if (end - start > 0.2 && (crossed < best.crossed || (crossed === best.crossed && end - start > best.width)))
      best = { at, crossed, width: end - start }
  }
  return best.at
}
