import type { OPS, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { combine, move, toMatrix, type Matrix } from './matrix'
import type { Word } from './pageWords'

/** pdfjs-dist's numeric codes of drawing operators. */
export type DrawingCommands = typeof OPS

/** A straight table line: position on one axis and extent on the other, in points from the page's top left corner. */
export interface Ruling {
  at: number
  from: number
  to: number
}

export interface PageRules {
  /** `at` is x, extent in y */
  vertical: Ruling[]
  /** `at` is y, extent in x */
  horizontal: Ruling[]
}

/** Filled boxes up to this thickness (points) are rulings; shorter than that they are dashes or parts of letters. */
const THICKNESS_MAX = 2.5
const LENGTH_MIN = 4
/** Number of coordinates after each path operator. */
const PATH_ARITY = [2, 2, 6, 4, 0]

/** Strokes, thin filled boxes, edges of stroked or shaded boxes. `transform`: from PDF to ruling coordinates. */
export async function rulings(page: PDFPageProxy, transform: Matrix, ops: DrawingCommands): Promise<PageRules> {
  const strokes = new Set<number>([
    ops.stroke,
    ops.closeStroke,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ])
  const painted = new Set<number>([...strokes, ops.fill, ops.eoFill])
  const { fnArray, argsArray } = await page.getOperatorList()
  const rules: PageRules = { vertical: [], horizontal: [] }
  const stack: Matrix[] = []
  let matrix = transform
  fnArray.forEach((fn, i) => {
    const args = argsArray[i] as unknown[] | null
    if (fn === ops.save) stack.push(matrix)
    else if (fn === ops.restore || fn === ops.paintFormXObjectEnd) matrix = stack.pop() ?? matrix
    else if (fn === ops.transform) matrix = combine(matrix, toMatrix(args as number[]))
    else if (fn === ops.paintFormXObjectBegin) {
      stack.push(matrix)
      matrix = combine(matrix, toMatrix(args?.[0] as number[] | null))
    } else if (fn === ops.constructPath && args && painted.has(Number(args[0])))
      addPath(rules, matrix, args[1] as (ArrayLike<number> | null)[])
  })
  return rules
}

function addPath(rules: PageRules, matrix: Matrix, [data]: (ArrayLike<number> | null)[]): void {
  if (!data) return
  for (const points of subpaths(data, matrix)) {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    if (right - left <= THICKNESS_MAX) addRule(rules.vertical, (left + right) / 2, top, bottom)
    else if (bottom - top <= THICKNESS_MAX) addRule(rules.horizontal, (top + bottom) / 2, left, right)
    else if (points.length >= 4 && points.length <= 5) {
      for (const x of [left, right]) addRule(rules.vertical, x, top, bottom)
      for (const y of [top, bottom]) addRule(rules.horizontal, y, left, right)
    }
  }
}

function addRule(list: Ruling[], at: number, from: number, to: number): void {
  if (to - from >= LENGTH_MIN) list.push({ at, from, to })
}

function subpaths(data: ArrayLike<number>, matrix: Matrix): [number, number][][] {
  const paths: [number, number][][] = []
  for (let i = 0; i < data.length;) {
    const command = data[i] ?? 4
    const arity = PATH_ARITY[command] ?? 0
    if (command === 0) paths.push([])
    if (arity >= 2) {
      paths.at(-1)?.push(move(matrix, data[i + arity - 1] ?? 0, data[i + arity] ?? 0))
    }
    i += 1 + arity
  }
  return paths
}

/** A space counts as at a ruling within this many letters, because letter widths are estimates. */
const SPACE_NEAR = 1.5
/** A word crosses a ruling if it extends beyond it by more than this many letters; less is a wide font. */
const OVERHANG = 0.5
/** A ruling belongs to a column edge within this many points. */
const EDGE_NEAR = 3

/**
 * Some programs draw adjacent cells as one text. A word stays whole without a space near the ruling, without a ruling
 * at its height (a title), or if the next cell has its own text (overflow).
 */
export function splitAtRules(words: readonly Word[], edges: readonly number[], { vertical }: PageRules): Word[] {
  const isRuled = (edge: number, { base, size }: Word): boolean =>
    vertical.some(
      ({ at, from, to }) => Math.abs(at - edge) < EDGE_NEAR && from < base - size / 2 && to > base - size / 2,
    )
  const isTaken = (i: number, word: Word): boolean =>
    words.some(
      (other) => other !== word && middle(other) > (edges[i] ?? 0) && middle(other) < (edges[i + 1] ?? Infinity),
    )
  return words.flatMap((word) => {
    if (!/\S\s+\S/.test(word.text)) return [word]
    const margin = OVERHANG * word.size
    const crossed = edges.filter(
      (edge, i) => edge > word.left + margin && edge < word.right - margin && isRuled(edge, word) && !isTaken(i, word),
    )
    return crossed.reduce<Word[]>(
      (parts, edge) => [...parts.slice(0, -1), ...splitAt(parts.at(-1) ?? word, edge)],
      [word],
    )
  })
}

const middle = ({ left, right }: Word): number => (left + right) / 2

function splitAt(word: Word, edge: number): Word[] {
  const { text, left, right, size } = word
  const widths = Array.from(text, (letter) => ((letter.codePointAt(0) ?? 0) > 0x1100 ? 1 : 0.55))
  const scale = (right - left) / widths.reduce((sum, width) => sum + width, 0)
  let at = -1
  let best = { index: -1, far: SPACE_NEAR * size }
  let x = left
  for (const [index, letter] of Array.from(text).entries()) {
    const width = (widths[index] ?? 0) * scale
    const far = Math.abs(x + width / 2 - edge)
    if (/\s/.test(letter) && far < best.far) {
      best = { index, far }
      at = x
    }
    x += width
  }
  if (best.index === -1) return [word]
  const letters = Array.from(text)
  const [before, after] = [letters.slice(0, best.index).join(''), letters.slice(best.index + 1).join('')]
  // The space's position is an estimate, the ruling's is exact.
  return [
    { ...word, text: before, right: Math.min(at, edge) },
    { ...word, text: after, left: Math.max(at, edge) },
  ]
}
