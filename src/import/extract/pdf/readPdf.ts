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
import { pageTexts, textLines, type PageText } from './pageWords'
import { rowBands } from './rowBands'
import { sanitizeFontWidths } from './sanitizeFontWidths'

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
