import type { PDFPageProxy, PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { combine, toMatrix } from './matrix'

/** A piece of text on a page, in points from its top left corner. */
export interface Word {
  text: string
  left: number
  right: number
  /** where the letters stand */
  base: number
  size: number
}

/** A line of words that stand at one height, from left to right. */
export interface TextLine {
  base: number
  size: number
  words: Word[]
}

/** The level words of a page; text standing on its side is a watermark or a margin note. */
export async function pageWords(page: PDFPageProxy, viewport: PageViewport): Promise<Word[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const words: Word[] = []
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [a, b, , d, x, y] = combine(toMatrix(viewport.transform), toMatrix(item.transform as number[]))
    const size = Math.hypot(b, d) || item.height
    if (Math.abs(b) > Math.abs(a) || !Number.isFinite(x) || !Number.isFinite(y)) continue
    words.push({ text: item.str, left: x, right: x + item.width, base: y, size: Math.abs(size) })
  }
  return withoutOverprint(words)
}

/** Drawn twice at nearly one place, a text looks bold; it is there once. Closer than this many letters is one place. */
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

/** Words of nearly one height belong to a line, whatever the order in which the file draws them. */
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

/** Closer than this many letters, pieces belong to one word, one date, one amount. */
export const LETTER_GAP = 0.3

/** Words that touch or stand a space apart, as pieces of text; wider gaps part them. */
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

/** The text of words of one line, with a space where they stand apart. */
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
