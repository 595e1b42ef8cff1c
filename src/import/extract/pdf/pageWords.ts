import type { PDFPageProxy, PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { withoutInvisible } from '../cleanCells'
import { combine, move, toMatrix, turn, type Matrix } from './matrix'

/** A text fragment; coordinates in points from the page's top left corner. */
export interface Word {
  text: string
  left: number
  right: number
  /** y of the baseline */
  base: number
  size: number
}

export interface TextLine {
  base: number
  size: number
  words: Word[]
}

/** Words of a page in one direction, upright in the coordinates of `transform`. */
export interface PageText {
  /** from PDF coordinates to points from the top left corner, rotated so that the words are upright */
  transform: Matrix
  words: Word[]
  /** letter count without spaces */
  letters: number
}

interface Run {
  text: string
  width: number
  height: number
  own: Matrix
  angle: number
}

/** Words within this many degrees count as one direction, because scans are slightly skewed. */
const SKEW_DEGREES = 10
const FULL_TURN = 2 * Math.PI

/** The words of a page by direction, most letters first. */
export async function pageTexts(page: PDFPageProxy, viewport: PageViewport): Promise<PageText[]> {
  const upright = toMatrix(viewport.transform)
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const directions = new Map<number, Run[]>()
  for (const item of items) {
    const text = 'str' in item ? withoutInvisible(item.str) : ''
    if (!('str' in item) || text.trim() === '') continue
    const own = toMatrix(item.transform as number[])
    const [a, b, , , x, y] = combine(upright, own)
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue
    const angle = Math.atan2(b, a)
    const turns = Math.round((angle * 180) / Math.PI / SKEW_DEGREES)
    const direction = (turns * SKEW_DEGREES + 360) % 360
    const runs = directions.get(direction) ?? []
    directions.set(direction, runs)
    runs.push({ text, width: item.width, height: item.height, own, angle })
  }
  return [...directions]
    .map(([direction, runs]) => textOf(runs, direction === 0 ? upright : turned(upright, runs, viewport)))
    .sort((a, b) => b.letters - a.letters)
}

function textOf(runs: readonly Run[], transform: Matrix): PageText {
  const words = runs.map(({ text, width, height, own }): Word => {
    const [, b, , d, x, y] = combine(transform, own)
    return { text, left: x, right: x + width, base: y, size: Math.abs(Math.hypot(b, d) || height) }
  })
  const letters = words.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
  return { transform, words: withoutOverprint(words), letters }
}

/** The page rotated so that the runs are upright, with its top left corner at the origin. */
function turned(upright: Matrix, runs: readonly Run[], { width, height }: PageViewport): Matrix {
  const first = runs[0]?.angle ?? 0
  // Angles near half a turn occur with both signs.
  const away = runs.reduce((sum, { angle }) => sum + ((angle - first + 1.5 * FULL_TURN) % FULL_TURN) - FULL_TURN / 2, 0)
  const back = turn(-(first + away / runs.length))
  const corners = [0, width].flatMap((x) => [0, height].map((y) => move(back, x, y)))
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]
  return combine([1, 0, 0, 1, -left, -top], combine(back, upright))
}

/** Some programs imitate bold type by drawing text twice. Copies within this many letters are dropped. */
const OVERPRINT_GAP = 0.25

function withoutOverprint(words: readonly Word[]): Word[] {
  const drawn = new Map<string, Word>()
  return words.filter((word) => {
    const step = OVERPRINT_GAP * word.size || 1
    const [column, row] = [Math.round(word.left / step), Math.round(word.base / step)]
    const key = (right: number, down: number): string => `${word.text} ${column + right} ${row + down}`
    const near = [-1, 0, 1].some((right) =>
      [-1, 0, 1].some((down) => isOverprint(word, drawn.get(key(right, down)), step)),
    )
    if (!near) drawn.set(key(0, 0), word)
    return !near
  })
}

const isOverprint = (a: Word, b: Word | undefined, step: number): boolean =>
  b !== undefined && Math.abs(a.left - b.left) < step && Math.abs(a.base - b.base) < step

/** Groups words into lines by baseline, regardless of their order in the file. */
export function textLines(words: readonly Word[]): TextLine[] {
  const lines: TextLine[] = []
  for (const word of [...words].sort((a, b) => a.base - b.base || a.left - b.left)) {
    const line = lines.at(-1)
    if (line && word.base - line.base < 0.45 * Math.min(line.size, word.size)) {
      line.words.push(word)
      line.size = Math.max(line.size, word.size)
    } else lines.push({ base: word.base, size: word.size, words: [word] })
  }
  for (const line of lines) line.words.sort((a, b) => a.left - b.left)
  return lines
}

/** Pieces closer than this many letters form one word, date or amount. */
export const LETTER_GAP = 0.3

export function pieces(words: readonly Word[], gap: number): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && word.left - last.right < gap * Math.min(last.size, word.size))
      joined[joined.length - 1] = { ...last, text: joinText([last, word]), right: Math.max(last.right, word.right) }
    else joined.push(word)
  }
  return joined
}

export function joinText(words: readonly Word[]): string {
  return words
    .reduce((text, word, i) => {
      const before = words[i - 1]
      const apart = before && word.left - before.right > 0.15 * Math.min(before.size, word.size)
      return text + (apart ? ' ' : '') + word.text
    }, '')
    .replace(/\s+/g, ' ')
    .trim()
}
