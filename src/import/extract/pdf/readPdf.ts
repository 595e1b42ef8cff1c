import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as Pdf from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PDF_PAGES_MAX } from '@/domain/expense/limits'
import { FormatError, SizeError } from '@/import/source/errors'
import type { SheetRow } from '@/import/source/sheetRow'
import type { LaidRow } from '@/import/source/mergedCells'
import { amountSpan, columnEdges, type Span, covered, headerLine } from './columns'
import { rulings, type DrawingCommands, type PageRules, splitAtRules } from './rulings'
import { pageTexts, textLines, type PageText, joinText, pieces, type Word } from './pageWords'
import { rowBands, type Band } from './rowBands'

/** Outside tables, words farther apart than this many letters become separate cells. */
const SENTENCE_GAP = 1.5

/** A word goes to the column with most of it; lines of a cell are joined. */
function pageRows(bands: readonly Band[], edges: readonly number[], rules: PageRules): LaidRow[] {
  const rows = bands.map(({ lines, outside }) => {
    if (outside)
      return lines.flatMap(({ words }) =>
        pieces(words, SENTENCE_GAP).map((piece) => piece.text.replace(/\s+/g, ' ').trim()),
      )
    const cells = Array.from({ length: edges.length + 1 }, (): string[] => [])
    for (const { words } of lines)
      for (const [column, inColumn] of byColumn(splitAtRules(words, edges, rules), edges))
        cells[column]?.push(joinText(inColumn))
    return cells.map((texts) => texts.join('\n'))
  })
  const repeated = repeatMerged(rows, bands, edges)
  return rows.map((cells, i) => (repeated[i]?.length ? { cells, repeated: repeated[i] } : { cells }))
}

function byColumn(words: readonly Word[], edges: readonly number[]): Map<number, Word[]> {
  const columns = new Map<number, Word[]>()
  for (const word of words) {
    const column = columnOf(word, edges)
    columns.set(column, [...(columns.get(column) ?? []), word])
  }
  return columns
}

function columnOf({ left, right }: Word, edges: readonly number[]): number {
  const centre = (left + right) / 2
  const column = edges.findIndex((edge) => centre < edge)
  return column === -1 ? edges.length : column
}

/** A cell is merged if the horizontal ruling between two rows skips its column; every row it covers gets its text. */
function repeatMerged(rows: string[][], bands: readonly Band[], edges: readonly number[]): number[][] {
  const repeated = rows.map((): number[] => [])
  const width = (edges.at(-1) ?? 0) - (edges[0] ?? 0)
  bands.forEach(({ above }, r) => {
    if (r === 0 || !above || covered(above.spans) > 0.97 * width || covered(above.spans) < 0.3 * width) return
    for (let c = 1; c < edges.length; c++) {
      const [from = 0, to = 0] = [edges[c - 1], edges[c]]
      if (above.spans.some((span) => span.from < (from + to) / 2 && span.to > (from + to) / 2)) continue
      const [upper, lower] = [rows[r - 1], rows[r]]
      if (!upper || !lower || (upper[c] === '') === (lower[c] === '')) continue
      const text = upper[c] || lower[c] || ''
      upper[c] = text
      lower[c] = text
      repeated[r]?.push(c)
    }
  })
  return repeated
}

const [OPEN, CLOSE, ZERO, NINE, SPACE] = [0x5b, 0x5d, 0x30, 0x39, 0x20]
/** Character codes go up to 65,535. */
const DIGITS_MAX = 5
const LENGTH_MAX = 1 << 20

/** In place: pdfjs-dist fills an array up to the highest code, so a corrupt list would take gigabytes. */
function sanitizeFontWidths(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = buffer.indexOf('/W'); at !== -1; at = buffer.indexOf('/W', at + 2)) {
    let next = at + 2
    while (next < buffer.length && (buffer[next] ?? 0) <= SPACE) next++
    if (buffer[next] === OPEN) tameList(buffer, next)
  }
}

function tameList(buffer: Buffer, start: number): void {
  let depth = 0
  let digits = 0
  const end = Math.min(buffer.length, start + LENGTH_MAX)
  for (let at = start; at < end; at++) {
    const byte = buffer[at] ?? 0
    digits = byte >= ZERO && byte <= NINE ? digits + 1 : 0
    if (digits > DIGITS_MAX) buffer.fill(ZERO, at - digits + 1, at + 1)
    if (byte === OPEN) depth++
    else if (byte === CLOSE && --depth === 0) return
  }
}

/** A document with fewer letters consists of scanned pages; as many unread letters are reported. */
const LETTERS_MIN = 20

/**
 * A line outside a table becomes its own row. Rotated text is read if it has a table or is the only text; otherwise it
 * is a watermark or margin note. Throws FormatError: `scanned`, `encrypted`, `damaged`, `too_big`.
 */
export async function readPdf(bytes: Uint8Array): Promise<SheetRow[]> {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await open(library, bytes)
  try {
    if (document.numPages > PDF_PAGES_MAX) throw new SizeError('pages')
    const rows: LaidRow[] = []
    let layout: Layout = { edges: [], amounts: null }
    let letters = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await readPage(await document.getPage(number), layout, library.OPS)
      letters += page.letters
      if (page.letters === 0 || page.unreadLetters >= LETTERS_MIN)
        rows.push({
          cells: [],
          unread: { kind: 'page', sheet: null, at: number, rows: 0, letters: page.unreadLetters },
        })
      layout = page.layout
      for (const row of page.rows) rows.push(row)
    }
    if (letters < LETTERS_MIN) throw new FormatError('scanned')
    let number = 0
    return rows.map((row) => ({ sheet: null, row: row.unread ? number : (number += 1), ...row }))
  } finally {
    await document.destroy()
  }
}

interface Layout {
  edges: number[]
  amounts: Span | null
}

interface ParsedPage {
  rows: LaidRow[]
  layout: Layout
  letters: number
  unreadLetters: number
}

async function readPage(page: PDFPageProxy, before: Layout, ops: DrawingCommands): Promise<ParsedPage> {
  const [main, ...turned] = await pageTexts(page, page.getViewport({ scale: 1 }))
  const read: ParsedPage = { rows: [], layout: before, letters: 0, unreadLetters: 0 }
  if (!main) return read
  const tables = turned.filter(({ words }) => headerLine(textLines(words)) !== null)
  for (const text of [main, ...tables]) {
    const part = await readText(page, text, read.layout, ops)
    for (const row of part.rows) read.rows.push(row)
    read.layout = part.layout
    read.letters += text.letters
  }
  const letters = [main, ...turned].reduce((sum, text) => sum + text.letters, 0)
  read.unreadLetters = letters - read.letters
  page.cleanup()
  return read
}

async function readText(
  page: PDFPageProxy,
  { words, transform }: PageText,
  before: Layout,
  ops: DrawingCommands,
): Promise<Pick<ParsedPage, 'rows' | 'layout'>> {
  const rules = await rulings(page, transform, ops)
  const lines = textLines(words)
  const header = headerLine(lines)
  const own = columnEdges(rules, header, lines)
  // A page that continues a table without rulings or headings inherits the previous page's columns.
  const edges = own.length >= 2 ? own : before.edges
  const amounts = header ? amountSpan(header, lines, edges) : before.amounts
  const rows = pageRows(rowBands(lines, rules, header, amounts), edges, rules)
  return { rows, layout: { edges, amounts } }
}

type Library = Pick<typeof Pdf, 'getDocument'>

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

async function open({ getDocument }: Library, bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(bytes)
  sanitizeFontWidths(data)
  try {
    return await getDocument({
      data,
      // Character maps decode Korean fonts that are not embedded.
      cMapUrl: `${join(root, 'cmaps')}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(root, 'standard_fonts')}/`,
      useSystemFonts: false,
      disableFontFace: true,
      isEvalSupported: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      useWasm: false,
      // Images are not decoded; only text and rulings are used.
      maxImageSize: 1,
      enableXfa: false,
      verbosity: 0,
    }).promise
  } catch (error) {
    throw new FormatError(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  }
}
