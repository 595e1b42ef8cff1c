import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as Pdf from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PDF_PAGES_MAX } from '@/domain/expense/fileLimits'
import { FormatError, SizeError } from '@/import/source/formatError'
import type { SheetRow } from '@/import/source/sheetRow'
import type { LaidRow } from '@/import/source/mergedCells'
import { amountSpan, columnEdges, type Span } from './columns'
import { pageRows } from './pageRows'
import { rulings, type DrawingCommands } from './rulings'
import { headerLine } from './headings'
import { pageWords, textLines } from './pageWords'
import { rowBands } from './rowBands'
import { sanitizeFontWidths } from './sanitizeFontWidths'

/** A document with fewer letters than this consists of scanned pages. */
const LETTERS_MIN = 20

/**
 * The rows of a PDF's tables, page by page. A line outside of a table becomes a row of its own.
 * @throws FormatError `scanned` for pictures of pages, `encrypted`, `damaged`, `too_big` beyond PDF_PAGES_MAX
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
      layout = page.layout
      for (const row of page.rows) rows.push(row)
    }
    if (letters < LETTERS_MIN) throw new FormatError('scanned')
    return rows.map((row, i) => ({ sheet: null, row: i + 1, ...row }))
  } finally {
    await document.destroy()
  }
}

/** A table's column edges and its amount column. */
interface Layout {
  edges: number[]
  amounts: Span | null
}

interface ParsedPage {
  rows: LaidRow[]
  layout: Layout
  letters: number
}

async function readPage(page: PDFPageProxy, before: Layout, ops: DrawingCommands): Promise<ParsedPage> {
  const viewport = page.getViewport({ scale: 1 })
  const words = await pageWords(page, viewport)
  if (words.length === 0) return { rows: [], layout: before, letters: 0 }
  const rules = await rulings(page, viewport, ops)
  page.cleanup()
  const lines = textLines(words)
  const header = headerLine(lines)
  const own = columnEdges(rules, header, lines)
  // A page that continues a table without rulings or headings has the columns of the page before.
  const edges = own.length >= 2 ? own : before.edges
  const amounts = header ? amountSpan(header, lines, edges) : before.amounts
  const rows = pageRows(rowBands(lines, rules, header, amounts), edges, rules)
  return { rows, layout: { edges, amounts }, letters: words.reduce((sum, { text }) => sum + text.trim().length, 0) }
}

type Library = Pick<typeof Pdf, 'getDocument'>

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

async function open({ getDocument }: Library, bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(bytes)
  sanitizeFontWidths(data)
  try {
    return await getDocument({
      data,
      // Text in Korean fonts that are not embedded is decoded with character maps.
      cMapUrl: `${join(root, 'cmaps')}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(root, 'standard_fonts')}/`,
      useSystemFonts: false,
      disableFontFace: true,
      isEvalSupported: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      useWasm: false,
      // Only text and rulings are used: images are not decoded.
      maxImageSize: 1,
      enableXfa: false,
      verbosity: 0,
    }).promise
  } catch (error) {
    throw new FormatError(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  }
}
