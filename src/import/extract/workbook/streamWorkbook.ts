import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate'
import type { WorkBook } from 'xlsx'
import { WORKBOOK_CELLS_MAX, WORKBOOK_MERGED_MAX, DOCUMENT_SHEETS_MAX, ZIP_INFLATED_MAX } from '@/domain/expense/limits'
import { SizeError, FormatError } from '@/import/source/errors'
import { repeatMerged, type MergedCell, type SheetLine } from '@/import/source/mergedCells'
import type { SheetRow } from '@/import/source/sheetRow'
import { cellText } from '../document/cellText'
import { boundedRow } from '../cleanCells'
import { loadLibrary, inReadingOrder, parseWorkbook } from '../document/readWorkbook'
import { parseXml } from './parseXml'
import { readSharedStrings, SharedStrings } from './sharedStrings'
import { sheetHandlers, type BookTexts } from './sheetParser'
import { ZipParts } from './zipParts'

interface BookFrame {
  /** in reading order; `part` has the cells */
  sheets: { name: string; part: string }[]
  date1904: boolean
  formats: string[]
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
const FRAME = /^\[Content_Types\]\.xml$|^(?:xl\/)?_rels\/[^/]+$|^xl\/(?:(?:workbook|styles|metadata)\.xml$|persons\/)/i
const STYLES = /^xl\/styles\.xml$/i
const STYLES_MAX = 70_000
const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Reads a copy of the workbook whose sheets hold only their part's name, plus a sheet with one cell of each style. */
async function readFrame(parts: ZipParts): Promise<BookFrame> {
  const frame = await frameParts(parts)
  const sheets = parts.names.filter((name) => SHEET.test(name))
  const stubs = Object.fromEntries(sheets.map((part) => [part, stub(`<row r="1">${inline(part)}</row>`)]))
  const { read } = await loadLibrary()
  const book = parseWorkbook(read, zipSync({ ...frame, ...stubs }, { level: 0 }))
  if (book.SheetNames.length > DOCUMENT_SHEETS_MAX) throw new SizeError('sheets')
  const sheetsRead = inReadingOrder(book)
    .map((name) => ({ name, part: linesOf(book, name)[0]?.[0]?.v ?? '' }))
    .filter(({ part }) => part !== '')
  const [first] = sheetsRead
  if (!first) throw new FormatError('damaged')
  const styled = parseWorkbook(read, zipSync({ ...frame, ...stubs, [first.part]: probe(frame) }, { level: 0 }))
  return {
    sheets: sheetsRead,
    date1904: book.Workbook?.WBProps?.date1904 === true,
    formats: linesOf(styled, first.name).map((line) => line?.[0]?.z ?? 'General'),
  }
}

async function frameParts(parts: ZipParts): Promise<Zippable> {
  const frame: Record<string, Uint8Array> = {}
  let size = 0
  for (const name of parts.names.filter((each) => FRAME.test(each))) {
    const chunks: Buffer[] = []
    for await (const chunk of parts.inflate(name)) {
      size += chunk.length
      if (size > ZIP_INFLATED_MAX) throw new SizeError('inflated_bytes')
      chunks.push(chunk)
    }
    frame[name] = Buffer.concat(chunks)
  }
  return frame
}

const stub = (rows: string): Uint8Array =>
  strToU8(`<?xml version="1.0"?><worksheet xmlns="${NAMESPACE}"><sheetData>${rows}</sheetData></worksheet>`)

const inline = (text: string): string =>
  `<c r="A1" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`

function probe(frame: Zippable): Uint8Array {
  const styles = Object.entries(frame).find(([name]) => STYLES.test(name))?.[1]
  const count = styles instanceof Uint8Array ? strFromU8(styles, true).split(/<(?:\w{1,20}:)?xf\b/).length : 1
  const cell = (_: unknown, style: number): string =>
    `<row r="${style + 1}"><c r="A${style + 1}" s="${style}"><v>1</v></c></row>`
  return stub(Array.from({ length: Math.min(count, STYLES_MAX) }, cell).join(''))
}

type Lines = ({ v?: string; z?: string } | undefined)[][]

const linesOf = (book: WorkBook, name: string): (Lines[number] | undefined)[] =>
  (book.Sheets[name] as { '!data'?: Lines } | undefined)?.['!data'] ?? []

const SHARED_STRINGS = /^xl\/sharedStrings\.xml$/i

/** Merged cells come after the rows in the file. */
interface SheetOutline {
  rows: number
  width: number
  merged: MergedCell[]
}

/**
 * Like `readWorkbook` in blocks and little memory: each sheet is scanned for limits, width and merged cells, then read.
 * Throws FormatError before the first row, except for a file truncated later.
 */
export async function* streamWorkbook(path: string): AsyncGenerator<SheetRow[]> {
  const parts = await ZipParts.open(path)
  try {
    const { sheets, date1904, formats } = await readFrame(parts)
    const library = await loadLibrary()
    const shared = parts.names.find((name) => SHARED_STRINGS.test(name))
    const book: BookTexts = {
      strings: shared ? await readSharedStrings(parts.inflate(shared)) : new SharedStrings(),
      formats,
      date1904,
      textOf: (cell) => cellText(cell, date1904, library.formats),
    }
    const outlines: SheetOutline[] = []
    const total = { cells: 0, merged: 0 }
    // A number is never blank, regardless of its display format.
    for (const { part } of sheets)
      outlines.push(await outlineOf(parts.inflate(part), { ...book, textOf: () => '0' }, total))
    for (const [at, { name, part }] of sheets.entries()) {
      const outline = outlines[at]
      if (outline && outline.rows > 0) yield* sheetRows(name, parts.inflate(part, true), book, outline)
    }
  } finally {
    parts.close()
  }
}

async function outlineOf(
  chunks: AsyncIterable<Buffer>,
  book: BookTexts,
  total: { cells: number; merged: number },
): Promise<SheetOutline> {
  const outline: SheetOutline = { rows: 0, width: 0, merged: [] }
  const handlers = sheetHandlers(book, {
    line({ cells }) {
      outline.rows += 1
      outline.width = Math.max(outline.width, cells.length)
      total.cells += cells.length
      if (total.cells > WORKBOOK_CELLS_MAX) throw new SizeError('workbook_cells')
    },
    merged(cell) {
      total.merged += 1
      if (total.merged > WORKBOOK_MERGED_MAX) throw new SizeError('merged_cells')
      outline.merged.push(cell)
    },
  })
  for await (const _ of parseXml(chunks, handlers));
  return outline
}

async function* sheetRows(
  sheet: string,
  chunks: AsyncIterable<Buffer>,
  book: BookTexts,
  { rows, width, merged }: SheetOutline,
): AsyncGenerator<SheetRow[]> {
  const repeat = repeatMerged(merged, rows)
  let block: SheetRow[] = []
  const line = ({ row, cells }: SheetLine): void => {
    const repeated = repeat({ row, cells })
    if (!repeated) return
    while (cells.length < width) cells.push('')
    block.push(boundedRow(repeated.length ? { sheet, row, cells, repeated } : { sheet, row, cells }))
  }
  for await (const _ of parseXml(chunks, sheetHandlers(book, { line, merged: () => undefined }))) {
    if (block.length < BLOCK_ROWS) continue
    yield block
    block = []
  }
  if (block.length) yield block
}

const BLOCK_ROWS = 500
