import Papa from 'papaparse'
import { strFromU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate'
import type { IRBlock, IRCell, IRTable, ParseResult, ParseWarning, WarningCode } from 'kordoc'
import { FormatError, SizeError } from '@/import/source/errors'
import type { SheetRow } from '@/import/source/sheetRow'
import { DOCUMENT_CELLS_MAX, ZIP_ENTRIES_MAX, ZIP_INFLATED_MAX } from '@/domain/expense/limits'
import type { LaidRow } from '@/import/source/mergedCells'
import { namesColumns } from '@/import/header/header'
import { decodeText } from '@/infra/decodeText'
import { readPdf } from '../pdf/readPdf'
import { guessDelimiter } from '../text/guessDelimiter'
import { boundedRow } from '../cleanCells'
import { readHtml } from './readHtml'
import { readWorkbook } from './readWorkbook'
import type { DocumentKind } from './sniffDocument'

const PARSERS = { hwp: 'parseHwp', hwp3: 'parseHwp3', hwpml: 'parseHwpml', hwpx: 'parseHwpx' } as const
type HwpKind = keyof typeof PARSERS

/** Warnings of the library that mean that rows may be missing. */
const LOSSES: ReadonlySet<WarningCode> = new Set([
  'PARTIAL_PARSE',
  'TRUNCATED_TABLE',
  'BROKEN_ZIP_RECOVERY',
  'LENIENT_CFB_RECOVERY',
])

/** Paragraphs become one-cell rows, a damaged section an unread part. Throws FormatError: `encrypted`, `damaged`. */
async function readHwp(bytes: Uint8Array, kind: HwpKind): Promise<SheetRow[]> {
  const library = await import('kordoc')
  const copy = new Uint8Array(bytes).buffer
  const result: ParseResult = await library[PARSERS[kind]](copy).catch(() => {
    throw new FormatError('damaged')
  })
  if (!result.success) throw new FormatError(/ENCRYPT|DRM/.test(result.code ?? '') ? 'encrypted' : 'damaged')
  const rows = result.blocks.flatMap(blockRows).map((laid, i) => ({ sheet: null, row: i + 1, ...laid }))
  const losses = (result.warnings ?? []).filter(({ code }) => LOSSES.has(code))
  return [...rows, ...losses.map((loss, i) => unreadSection(loss, rows.length + i + 1))]
}

const unreadSection = ({ page = 0 }: ParseWarning, row: number): SheetRow => ({
  ...{ sheet: null, row, cells: [] },
  unread: { kind: 'section', sheet: null, at: page, rows: 0, letters: 0 },
})

function blockRows(block: IRBlock): LaidRow[] {
  if (block.table) return tableRows(block.table)
  return lines(block.text ?? '')
}

function lines(text: string): LaidRow[] {
  return text
    .split('\n')
    .map(unmark)
    .filter((line) => line !== '')
    .map((line) => ({ cells: [line] }))
}

function tableRows(table: IRTable): LaidRow[] {
  const caption = lines(table.caption ?? '')
  const texts = table.cells.map((row) => row.map((cell) => unmark(textOf(cell))))
  const nested = table.cells.some((row) =>
    row.some((cell) => cell.blocks?.some((block) => block.table && block.table.rows > 1)),
  )
  // A table without headings around other tables is layout; its content is read in order.
  if (nested && !texts.some(namesColumns))
    return [...caption, ...table.cells.flat().flatMap((cell) => cell.blocks?.flatMap(blockRows) ?? lines(cell.text))]
  const repeated = table.cells.map((): number[] => [])
  table.cells.forEach((row, r) =>
    row.forEach(({ rowSpan }, c) => {
      for (let below = r + 1; below < r + rowSpan && below < texts.length; below++) {
        const line = texts[below]
        if (!line || texts[r]?.[c] === '' || (line[c] ?? '') !== '') continue
        line[c] = texts[r]?.[c] ?? ''
        repeated[below]?.push(c)
      }
    }),
  )
  const rows = texts.map((cells, r) => (repeated[r]?.length ? { cells, repeated: repeated[r] } : { cells }))
  return [...caption, ...rows]
}

/** A cell's text, with rows of a nested table as separate lines. */
function textOf({ text, blocks = [] }: IRCell): string {
  if (!blocks.some(({ table }) => table)) return text
  return blocks
    .flatMap((block) => (block.table ? block.table.cells.map((row) => row.map(textOf).join(' ')) : [block.text ?? '']))
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** Removes the library's Markdown for underlines, strike-through and images. */
const unmark = (text: string): string => text.replace(/!\[image\]\([^()]*\)|<\/?u>|~~/g, '').trim()

/** The parts of a document with tables; images, fonts, macros and caches are skipped. */
const WANTED = /\.(?:xml|rels|hpf)$|^mimetype$|^xl\/.+\.bin$/i
const UNWANTED_FOLDERS =
  'media|drawings|printerSettings|embeddings|activeX|ctrlProps|charts|theme|BinData|Preview|Pictures|Thumbnails'
const UNWANTED = new RegExp(`(?:^|/)(?:${UNWANTED_FOLDERS})/|vbaProject|calcChain\\.(?:xml|bin)$`, 'i')

/** Some programs on Windows name entries with backslashes. */
const pathOf = (name: string): string => name.replaceAll('\\', '/')

/**
 * Before anything parses it: entry count and inflated size come from the directory, and an entry is cut at its declared
 * size. Keeps only the wanted parts, uncompressed. Throws FormatError: `too_big` or `damaged`.
 */
function keepZipEntries(bytes: Uint8Array): Uint8Array {
  let entries = 0
  let inflated = 0
  const wants = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (++entries > ZIP_ENTRIES_MAX) throw new SizeError('archive_entries')
    if (!WANTED.test(pathOf(name)) || UNWANTED.test(pathOf(name))) return false
    inflated += originalSize
    if (inflated > ZIP_INFLATED_MAX) throw new SizeError('inflated_bytes')
    return true
  }
  try {
    const kept = Object.entries(unzipSync(bytes, { filter: wants }))
    return zipSync(Object.fromEntries(kept.map(([name, part]) => [pathOf(name), part])), { level: 0 })
  } catch (error) {
    if (error instanceof FormatError) throw error
    throw new FormatError('damaged')
  }
}

const CONTENT = 'content.xml'
const MANIFEST = 'META-INF/manifest.xml'
const ROW_OR_CELL = /<(?:[\w.-]{1,40}:)?table-(row|cell)\b([^<>]{0,2000})>/g
const REPEATED = /number-(?:rows|columns)-repeated\s*=\s*["']\s*(\d{1,9})/

/** `bytes`: from `keepZipEntries`. Throws FormatError: `encrypted`, `too_big`, and errors of `readWorkbook`. */
function readOpenDocument(bytes: Uint8Array): Promise<SheetRow[]> {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === CONTENT || name === MANIFEST })
  if (strFromU8(parts[MANIFEST] ?? new Uint8Array(), true).includes('encryption-data'))
    throw new FormatError('encrypted')
  assertCellCount(strFromU8(parts[CONTENT] ?? new Uint8Array(), true))
  return readWorkbook(bytes)
}

/** Counts cells before parsing: one tag may repeat a billion cells, which the library would expand. */
function assertCellCount(content: string): void {
  let cells = 0
  let rows = 1
  for (const [, part, attributes = ''] of content.matchAll(ROW_OR_CELL)) {
    const times = Number(REPEATED.exec(attributes)?.[1] ?? 1)
    if (part === 'row') rows = times
    // Self-closing (empty) cells are not expanded.
    else if (!attributes.endsWith('/')) cells += rows * times
    if (cells > DOCUMENT_CELLS_MAX) throw new SizeError('cells')
  }
}

/** Spreadsheets' 'Unicode text', or a web page in UTF-16: small files, read whole. */
async function readUtf16(bytes: Uint8Array): Promise<SheetRow[]> {
  const text = decodeText(bytes)
  if (text.trimStart().startsWith('<')) return readHtml(Buffer.from(text, 'utf8'))
  const { data } = Papa.parse<string[]>(text, { delimiter: guessDelimiter(text) })
  return data
    .map((cells, i) => ({ sheet: null, row: i + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** Rows of one sheet have equal width; cells and names are cut. Libraries load on first use. Throws FormatError. */
export async function documentRows(bytes: Uint8Array, kind: DocumentKind): Promise<SheetRow[]> {
  return padToWidth((await readRows(bytes, kind)).map(boundedRow))
}

/** Documents end a row at its last non-empty cell. Only in text tables do missing cells mean shifted columns. */
function padToWidth(rows: SheetRow[]): SheetRow[] {
  const widths = new Map<string | null, number>()
  for (const { sheet, cells } of rows) widths.set(sheet, Math.max(widths.get(sheet) ?? 0, cells.length))
  return rows.map((row) => {
    const missing = (widths.get(row.sheet) ?? 0) - row.cells.length
    return missing > 0 ? { ...row, cells: [...row.cells, ...Array<string>(missing).fill('')] } : row
  })
}

function readRows(bytes: Uint8Array, kind: DocumentKind): Promise<SheetRow[]> | SheetRow[] {
  switch (kind) {
    case 'xlsx':
    case 'xlsb':
      return readWorkbook(keepZipEntries(bytes))
    case 'ods':
      return readOpenDocument(keepZipEntries(bytes))
    case 'xls':
      return readWorkbook(bytes)
    case 'html':
      return readHtml(bytes)
    case 'pdf':
      return readPdf(bytes)
    case 'hwpx':
      return readHwp(keepZipEntries(bytes), kind)
    case 'hwp':
    case 'hwp3':
    case 'hwpml':
      return readHwp(bytes, kind)
    case 'utf16':
      return readUtf16(bytes)
    default:
      throw new FormatError('unsupported', kind satisfies never)
  }
}
