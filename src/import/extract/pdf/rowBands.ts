import { collapse } from '@/domain/place/text/normalizeCell'
import { covered, type Span, isHeaderLine, isHeading } from './columns'
import type { PageRules, Ruling } from './rulings'
import { LETTER_GAP, pieces, type TextLine, type Word } from './pageWords'

export interface Band {
  lines: TextLine[]
  /** the ruling above the row; null if there is none */
  above: { spans: Ruling[] } | null
  /** a line of text above or below the table */
  outside?: true
}

const AMOUNT = /^[-△▲(]?\d{1,3}(?:,\d{3})+\)?(?:\s*원)?$/
const NUMBER = /^[-△▲(₩]?\s*\d[\d,.]*\)?(?:\s*원)?$/
/** Matches text with single spaces only. */
const DATE =
  /^'?(?:\d{4}|\d{2})[-./년] ?\d{1,2}[-./월] ?\d{1,2} ?[.일]? ?(?:\([월화수목금토일]\))? ?(?:\d{1,2}:\d{2}(?::\d{2})?)?$|^\d{8}$/

/** Rulings separate rows; in between, each line with an amount or date starts one, and others join the nearest. */
export function rowBands(
  lines: readonly TextLine[],
  { horizontal }: PageRules,
  header: TextLine | null,
  amounts: Span | null,
): Band[] {
  const anchorsIn = (some: readonly TextLine[]): TextLine[] => anchorsOf(some, amounts)
  const borders = levelBorders(horizontal)
  const groups: Band[] = []
  let at = -1
  for (const line of lines) {
    // Letters extend above their baseline.
    const index = borders.findLastIndex((border) => border.at < line.base - 0.3 * line.size)
    if (index !== at || groups.length === 0) groups.push({ lines: [], above: borders[index] ?? null })
    at = index
    groups.at(-1)?.lines.push(line)
  }
  const [first, last] = [borders[0], borders.at(-1)]
  const isOutside = ({ lines: [line] }: Band): boolean =>
    line !== undefined && borders.length > 2 && (line.base < (first?.at ?? 0) || line.base > (last?.at ?? Infinity))
  return groups.flatMap((band) =>
    isOutside(band) && anchorsIn(band.lines).length === 0 ? outside(band.lines) : splitBand(band, header, anchorsIn),
  )
}

const outside = (lines: readonly TextLine[]): Band[] =>
  lines.map((line) => ({ lines: [line], above: null, outside: true }))

type Anchors = (lines: readonly TextLine[]) => TextLine[]

function splitBand(band: Band, header: TextLine | null, anchorsIn: Anchors): Band[] {
  if (!header || !band.lines.includes(header) || anchorsIn(band.lines).length === 0)
    return splitByAnchors(band, anchorsIn)
  const before = band.lines.filter((line) => line.base < header.base && !isHeading(line, header))
  const after = band.lines.filter((line) => line.base > header.base && !isHeading(line, header))
  return [
    ...outside(before),
    { lines: band.lines.filter((line) => isHeading(line, header)), above: band.above },
    ...splitByAnchors({ lines: after, above: null }, anchorsIn),
  ]
}

/** Horizontal rulings, merged at the same y. Those shorter than a tenth of the widest are underlines and ignored. */
function levelBorders(level: readonly Ruling[]): { at: number; spans: Ruling[] }[] {
  const borders: { at: number; spans: Ruling[] }[] = []
  for (const rule of [...level].sort((a, b) => a.at - b.at)) {
    const last = borders.at(-1)
    if (last && rule.at - last.at < 3) last.spans.push(rule)
    else borders.push({ at: rule.at, spans: [rule] })
  }
  const widest = Math.max(0, ...borders.map(({ spans }) => covered(spans)))
  return borders.filter(({ spans }) => covered(spans) > widest / 10)
}

/** A line with fewer than three texts this many letters apart is a remark rather than a row. */
const REMARK_GAP = 1.5
/** A line joins a row within this share of the distance to the next row. */
const REACH = 0.6

function splitByAnchors(band: Band, anchorsIn: Anchors): Band[] {
  const records = new Set(anchorsIn(band.lines))
  const anchors = band.lines.filter((line) => records.has(line) || (records.size > 0 && isHeaderLine(line)))
  if (anchors.length < 2)
    return isTable(band, records.size) ? [band] : band.lines.map((line) => ({ lines: [line], above: null }))
  const rows = new Map<TextLine, TextLine[]>()
  for (const line of band.lines) {
    const near = anchors.reduce((best, anchor) => (distance(anchor, line) < distance(best, line) ? anchor : best))
    const owner = distance(near, line) <= REACH * pitchAt(anchors, near) ? near : line
    rows.set(owner, [...(rows.get(owner) ?? []), line])
  }
  const sorted = [...rows].sort(([a], [b]) => a.base - b.base)
  return sorted.map(([owner, lines], i): Band => {
    const isRemark = !anchors.includes(owner) && pieces(owner.words, REMARK_GAP).length < 3
    return { lines, above: i === 0 ? band.above : null, ...(isRemark && { outside: true }) }
  })
}

const distance = (a: TextLine, b: TextLine): number => Math.abs(a.base - b.base)

/** The distance to the neighbouring row in points; the larger of two. */
function pitchAt(anchors: readonly TextLine[], anchor: TextLine): number {
  const at = anchors.indexOf(anchor)
  return Math.max(...[anchors[at - 1], anchors[at + 1]].map((other) => (other ? distance(anchor, other) : 0)))
}

/** A number in the amount column, else any amount, else a date: weaker signs may be a cell's second line. */
function anchorsOf(lines: readonly TextLine[], span: Span | null): TextLine[] {
  // Some programs draw each letter separately.
  const has = (line: TextLine, matches: (piece: Word, all: readonly Word[]) => boolean): boolean => {
    const all = pieces(line.words, LETTER_GAP)
    return all.some((piece) => matches(piece, all))
  }
  const isInSpan = ({ left, right }: Word): boolean =>
    span !== null && (left + right) / 2 > span.from && (left + right) / 2 < span.to
  const kinds: ((piece: Word, all: readonly Word[]) => boolean)[] = [
    // A number alone on its line is the page number.
    (piece, all) => all.length > 1 && isInSpan(piece) && NUMBER.test(piece.text.trim()),
    ({ text }) => AMOUNT.test(text.trim()),
    ({ text }) => DATE.test(collapse(text)),
  ]
  for (const kind of kinds) {
    const found = lines.filter((line) => has(line, kind))
    if (found.length > 0) return found
  }
  return []
}

/** Without a ruling or record, every line is its own row. */
const isTable = ({ above, lines }: Band, records: number): boolean =>
  above !== null || lines.length === 1 || records > 0
