import { createHash } from 'node:crypto'
import { cutText } from '@/domain/text'
import { HEAD_ROWS, PREVIEW_CELL_MAX, PREVIEW_COLUMNS_MAX } from '@/domain/upload/limits'
import type { SheetLayout } from '@/contract/uploadState'
import type { RowSource, SheetRow } from '@/import/source/sheetRow'
import { shownCell } from '@/import/source/withOverlay'
import type { ChosenHeader } from '@/contract/uploads'
import type { UploadKind } from '@/domain/upload/kinds'
import type { Queryable } from '@/infra/database/pool'

/** Without personal names; `max` characters per cell. */
export const shownCells = (cells: readonly string[], max = PREVIEW_CELL_MAX): string[] =>
  cells.slice(0, PREVIEW_COLUMNS_MAX).map((cell) => shownCell(cutText(cell, max)))

interface FoundHeader {
  words: readonly string[]
  index: Readonly<Record<string, number | undefined>>
}

/** Collected while the file is read. */
export class SheetLayouts {
  readonly #sheets = new Map<string | null, SheetLayout>()
  readonly #headers = new Map<string | null, FoundHeader>()

  watch(source: RowSource): RowSource {
    const remember = (row: SheetRow) => this.#remember(row)
    async function* rows(): AsyncGenerator<SheetRow[]> {
      for await (const block of source.rows) {
        block.forEach(remember)
        yield block
      }
    }
    return { ...source, rows: rows() }
  }

  #remember({ sheet, row, cells }: SheetRow): void {
    const found = this.#sheets.get(sheet)
    const layout = found ?? { sheet, rows: 0, headerRow: null, headings: [], columns: [], head: [] }
    if (!found) this.#sheets.set(sheet, layout)
    layout.rows = Math.max(layout.rows, row)
    if (layout.head.length < HEAD_ROWS && cells.some((cell) => cell.trim() !== ''))
      layout.head.push({ row, cells: shownCells(cells) })
  }

  /** Staff can change the first header of a sheet. */
  found(header: FoundHeader, sheet: string | null, row: number): void {
    this.#headers.set(sheet, header)
    const layout = this.#sheets.get(sheet)
    if (!layout || layout.headerRow !== null) return
    layout.headerRow = row
    layout.headings = shownCells(header.words)
    layout.columns = header.words.map(
      (_, at) => Object.entries(header.index).find(([, index]) => index === at)?.[0] ?? null,
    )
  }

  columnOf(sheet: string | null, heading: string | null): number | null {
    if (heading === null) return null
    const words = this.#headers.get(sheet)?.words ?? []
    const at = words.findIndex((word) => word.trim() === heading)
    return at < 0 ? null : at
  }

  all(): SheetLayout[] {
    return [...this.#sheets.values()]
  }
}

/** Ignores the file and trailing empty columns. */
function fingerprintOf(cells: readonly string[]): string {
  const words = cells.map((cell) => cell.replace(/\s+/g, ''))
  const used = words.findLastIndex((word) => word !== '') + 1
  return createHash('sha256').update(words.slice(0, used).join('\u001f')).digest('hex')
}

/** For later files with the same headings. */
export async function rememberHeaders(
  sql: Queryable,
  { upload, headers, layout }: { upload: number; headers: readonly ChosenHeader[]; layout: readonly SheetLayout[] },
): Promise<void> {
  for (const { sheet, row, columns } of headers) {
    const cells = layout.find((one) => one.sheet === sheet)?.head.find((one) => one.row === row)?.cells
    if (!cells) continue
    await sql.query(
      `INSERT INTO recognised_headers (kind, fingerprint, columns, agency, file_name, saved_by_id)
       SELECT kind, $2, $3, agency, file_name, created_by_id FROM uploads WHERE id = $1
       ON CONFLICT (kind, fingerprint) DO UPDATE SET columns = EXCLUDED.columns, agency = EXCLUDED.agency,
         file_name = EXCLUDED.file_name, saved_by_id = EXCLUDED.saved_by_id, saved_at = now()`,
      [upload, fingerprintOf(cells), JSON.stringify(columns)],
    )
  }
}

/** Mapped by staff in an earlier file of this kind. Consumes the source. */
export async function recogniseHeaders(
  sql: Queryable,
  { kind, source }: { kind: UploadKind; source: RowSource },
): Promise<ChosenHeader[]> {
  const places = new Map<string, { sheet: string | null; row: number }>()
  const seen = new Map<string | null, number>()
  for await (const block of source.rows) {
    for (const { sheet, row, cells } of block) {
      const count = seen.get(sheet) ?? 0
      if (count >= HEAD_ROWS || cells.every((cell) => cell.trim() === '')) continue
      seen.set(sheet, count + 1)
      places.set(fingerprintOf(shownCells(cells)), { sheet, row })
    }
    // A text table has one sheet, so its head is enough.
    if (source.format === 'csv' && (seen.get(null) ?? 0) >= HEAD_ROWS) break
  }
  const { rows } = await sql.query<{ fingerprint: string; columns: ChosenHeader['columns'] }>(
    'SELECT fingerprint, columns FROM recognised_headers WHERE kind = $1 AND fingerprint = ANY ($2)',
    [kind, [...places.keys()]],
  )
  const found = new Map<string | null, ChosenHeader>()
  for (const { fingerprint, columns } of rows) {
    const place = places.get(fingerprint)
    if (place) found.set(place.sheet, { ...place, columns })
  }
  return [...found.values()]
}
