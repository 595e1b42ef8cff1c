import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate'
import type { WorkBook } from 'xlsx'
import { DOCUMENT_SHEETS_MAX, ZIP_INFLATED_MAX } from '@/domain/expense/fileLimits'
import { FormatError, SizeError } from '@/import/source/formatError'
import { inReadingOrder, loadLibrary, parseWorkbook } from '../document/readWorkbook'
import type { ZipParts } from './zipParts'

export interface BookFrame {
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
export async function readFrame(parts: ZipParts): Promise<BookFrame> {
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
