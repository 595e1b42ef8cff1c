import { OPS, Util, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A drawn line: at `at`, from `from` to `to`, in points from the page's top left corner. */
export interface Rule {
  at: number
  from: number
  to: number
}

export interface PageRules {
  /** by x, reaching over y */
  upright: Rule[]
  /** by y, reaching over x */
  level: Rule[]
}

type Matrix = number[]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** A filled box no thicker than this is a line; a shorter one is a dash or a letter's stroke. */
const THICKNESS_MAX = 2.5
const LENGTH_MIN = 4
/** How many numbers follow each drawing command of a path. */
const PATH_ARITY = [2, 2, 6, 4, 0]
const STROKES = new Set<number>([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke])
const FILLS = new Set<number>([OPS.fill, OPS.eoFill])

/** The lines of tables on a page, drawn as strokes, as thin boxes or as the edges of stroked or shaded boxes. */
export async function pageRules(page: PDFPageProxy, viewport: PageViewport): Promise<PageRules> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const rules: PageRules = { upright: [], level: [] }
  const stack: Matrix[] = []
  let matrix: Matrix = viewport.transform
  fnArray.forEach((fn, i) => {
    const args = argsArray[i] as unknown[] | null
    if (fn === OPS.save) stack.push(matrix)
    else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix
    else if (fn === OPS.transform) matrix = Util.transform(matrix, args) as Matrix
    else if (fn === OPS.paintFormXObjectBegin) {
      stack.push(matrix)
      matrix = Util.transform(matrix, (args?.[0] as Matrix | null) ?? IDENTITY) as Matrix
    } else if (fn === OPS.constructPath && args) addPath(rules, matrix, Number(args[0]), args[1] as (ArrayLike<number> | null)[])
  })
  return rules
}

function addPath(rules: PageRules, matrix: Matrix, paint: number, [data]: (ArrayLike<number> | null)[]): void {
  const stroked = STROKES.has(paint)
  if ((!stroked && !FILLS.has(paint)) || !data) return
  for (const points of subpaths(data, matrix)) {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    if (right - left <= THICKNESS_MAX) addRule(rules.upright, (left + right) / 2, top, bottom)
    else if (bottom - top <= THICKNESS_MAX) addRule(rules.level, (top + bottom) / 2, left, right)
    else if (points.length >= 4 && points.length <= 5) {
      for (const x of [left, right]) addRule(rules.upright, x, top, bottom)
      for (const y of [top, bottom]) addRule(rules.level, y, left, right)
    }
  }
}

function addRule(list: Rule[], at: number, from: number, to: number): void {
  if (to - from >= LENGTH_MIN) list.push({ at, from, to })
}

function subpaths(data: ArrayLike<number>, matrix: Matrix): [number, number][][] {
  const paths: [number, number][][] = []
  for (let i = 0; i < data.length; ) {
    const command = data[i] ?? 4
    const arity = PATH_ARITY[command] ?? 0
    if (command === 0) paths.push([])
    if (arity >= 2) {
      const point = [data[i + arity - 1] ?? 0, data[i + arity] ?? 0]
      Util.applyTransform(point, matrix)
      paths.at(-1)?.push([point[0] ?? 0, point[1] ?? 0])
    }
    i += 1 + arity
  }
  return paths
}
