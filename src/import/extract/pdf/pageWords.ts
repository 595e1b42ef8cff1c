import type { PDFPageProxy, PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { combine, toMatrix } from './matrix'

/** A piece of text; coordinates in points from the page's top left corner. */
export interface Word {
  text: string
  left: number
  right: number
  /** y of the baseline */
  base: number
  size: number
}

/** Words with nearly one baseline, from left to right. */
export interface TextLine {
  base: number
  size: number
  words: Word[]
}

/** The horizontal words of a page. Rotated text is skipped: it is a watermark or a margin note. */
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

/** Some programs imitate bold type by drawing a text twice. Copies within this many letters are dropped. */
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

/** Groups words into lines by their baselines, whatever order the file draws them in. */
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

/** Joins words that are at most `gap` letters apart. */
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

/** The text of one line's words, with a space at each gap. */
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
