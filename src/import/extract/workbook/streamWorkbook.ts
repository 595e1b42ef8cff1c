import { WORKBOOK_CELLS_MAX, WORKBOOK_MERGED_MAX } from '@/domain/expense/fileLimits'
import { SizeError } from '@/import/source/formatError'
import { repeatMerged, type MergedCell, type SheetLine } from '@/import/source/repeatMerged'
import type { SheetRow } from '@/import/source/sheetRow'
import { cellText } from '../document/cellText'
import { boundedRow } from '../document/boundedRow'
import { loadLibrary } from '../document/readWorkbook'
import { readFrame } from './bookFrame'
import { parseXml } from './parseXml'
import { readSharedStrings, SharedStrings } from './sharedStrings'
import { sheetHandlers, type BookTexts } from './sheetParser'
import { ZipParts } from './zipParts'

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
