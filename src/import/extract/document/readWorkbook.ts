import type * as Xlsx from 'xlsx'
import type { CellObject, WorkBook, WorkSheet } from 'xlsx'
import { DOCUMENT_CELLS_MAX, DOCUMENT_SHEETS_MAX } from '@/domain/expense/limits'
import { repeatMerged } from '@/import/source/mergedCells'
import { FormatError, SizeError } from '@/import/source/errors'
import type { SheetRow } from '@/import/source/sheetRow'
import { cellText, type DisplayFormats } from './cellText'

export const WIDTH_MAX = 256

/** Hidden rows are included, hidden sheets come last. Throws FormatError: `damaged`, `too_big`. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRow[]> {
  const { read, formats } = await loadLibrary()
  const book = parseWorkbook(read, bytes)
  if (book.SheetNames.length > DOCUMENT_SHEETS_MAX) throw new SizeError('sheets')
  const date1904 = book.Workbook?.WBProps?.date1904 === true
  const names = inReadingOrder(book)
  let cells = 0
  return names.flatMap((name) => {
    const sheet = book.Sheets[name]
    const rows = sheet ? sheetRows(name, sheet, (cell) => cellText(cell, date1904, formats)) : []
    cells += rows.reduce((sum, row) => sum + row.cells.length, 0)
    if (cells > DOCUMENT_CELLS_MAX) throw new SizeError('cells')
    return rows
  })
}

export async function loadLibrary(): Promise<{ read: typeof Xlsx.read; formats: DisplayFormats }> {
  const library = await import('xlsx')
  // Files older than Excel 97 use the Korean code page, which the library ships separately.
  library.set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
  return { read: library.read, formats: library.SSF as DisplayFormats }
}

/** The names of a workbook's sheets, hidden ones last. */
export function inReadingOrder({ SheetNames, Workbook }: WorkBook): string[] {
  const hidden = (name: string): boolean => (Workbook?.Sheets?.find((sheet) => sheet.name === name)?.Hidden ?? 0) > 0
  return [...SheetNames.filter((name) => !hidden(name)), ...SheetNames.filter(hidden)]
}

/** @throws FormatError `damaged`, `encrypted` */
export function parseWorkbook(read: typeof Xlsx.read, bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      cellText: false,
      codepage: 949,
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    throw new FormatError(/password|encrypt/i.test(message) ? 'encrypted' : 'damaged')
  }
}

type Grid = Map<number, string[]>

function sheetRows(name: string, sheet: WorkSheet, textOf: (cell: CellObject) => string): SheetRow[] {
  const data = (sheet as { '!data'?: (CellObject | undefined)[][] })['!data'] ?? []
  const grid: Grid = new Map()
  // A sheet may declare a million rows and have ten; forEach visits only existing ones.
  data.forEach((line, r) => {
    const cells: string[] = []
    line?.forEach((cell, c) => {
      if (cell && c < WIDTH_MAX) cells[c] = textOf(cell)
    })
    if (cells.some((text) => text !== undefined && text.trim() !== ''))
      grid.set(
        r,
        Array.from(cells, (text) => text ?? ''),
      )
  })
  const merged = (sheet['!merges'] ?? [])
    .filter(({ s }) => s.c < WIDTH_MAX)
    .map(({ s, e }) => ({ top: s.r + 1, bottom: e.r + 1, column: s.c, lastColumn: e.c }))
  const repeat = repeatMerged(merged, grid.size)
  return [...grid].flatMap(([r, cells]) => {
    const row = r + 1
    const repeated = repeat({ row, cells })
    if (!repeated) return []
    return [repeated.length ? { sheet: name, row, cells, repeated } : { sheet: name, row, cells }]
  })
}
