import type { IRBlock, IRCell, IRTable, ParseResult, ParseWarning, WarningCode } from 'kordoc'
import { FormatError } from '@/import/source/formatError'
import type { SheetRow } from '@/import/source/sheetRow'
import type { LaidRow } from '@/import/source/mergedCells'
import { namesColumns } from '@/import/header/header'

const PARSERS = { hwp: 'parseHwp', hwp3: 'parseHwp3', hwpml: 'parseHwpml', hwpx: 'parseHwpx' } as const
export type HwpKind = keyof typeof PARSERS

/** Warnings of the library that mean that rows may be missing. */
const LOSSES: ReadonlySet<WarningCode> = new Set([
  'PARTIAL_PARSE',
  'TRUNCATED_TABLE',
  'BROKEN_ZIP_RECOVERY',
  'LENIENT_CFB_RECOVERY',
])

/** Paragraphs become one-cell rows, a damaged section an unread part. Throws FormatError: `encrypted`, `damaged`. */
export async function readHwp(bytes: Uint8Array, kind: HwpKind): Promise<SheetRow[]> {
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
