import type { OPS, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { combine, move, toMatrix, type Matrix } from './matrix'

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
