import type { UploadCounts } from '@/contract/uploadState'
import type { RowReading } from '@/contract/uploadRows'
import type { CopyValue } from '@/infra/database/bulkLoad'
import type { ParsedRow } from '@/import/transform/record/parsedRow'
import type { RowSource, SheetRow } from '@/import/source/sheetRow'
import { shownCells } from './sheetLayouts'

/** In the order of `previewRow`'s values. */
export const COPY_ROWS = `
  COPY upload_rows (upload_id, position, sheet, row_number, cells, status, reason, column_index, value, is_flagged,
    reading) FROM STDIN`

interface Preview {
  upload: number
  position: number
  cells: readonly string[]
  /** the cell a reason is about */
  column: number | null
}

const readingOf = (row: ParsedRow): RowReading => ({
  agency: row.agency.name,
  department: row.department || null,
  spentAt: row.spentAt,
  hasTime: row.hasTime,
  amount: row.amount,
  headcount: row.headcount,
  places: row.place.shops.map(({ name, branch }) => (branch ? `${name} ${branch}` : name)),
  occasion: row.occasion,
  payment: row.payment,
  flags: row.flags,
})

export function previewRow(row: ParsedRow, { upload, position, cells, column }: Preview): CopyValue[] {
  const shown = shownCells(cells)
  return [
    upload,
    position,
    row.sheet,
    row.row,
    JSON.stringify(shown),
    row.status,
    row.reason,
    column,
    row.status === 'ok' || column === null ? '' : (shown[column] ?? ''),
    row.flags.length > 0,
    JSON.stringify(readingOf(row)),
  ]
}

export const emptyCounts = (): UploadCounts => ({
  rows: 0,
  ok: 0,
  skip: 0,
  error: 0,
  flagged: 0,
  amount: { ok: 0, skip: 0, error: 0 },
})

export function countInto(counts: UploadCounts, { status, amount, flags }: ParsedRow): void {
  counts.rows += 1
  counts[status] += 1
  counts.amount[status] += amount ?? 0
  if (status === 'ok' && flags.length > 0) counts.flagged += 1
}

/** Source cells of rows that are parsed later than they are read. */
export class RowCells {
  readonly #sheets = new Map<string | null, Map<number, readonly string[]>>()

  watch(source: RowSource): RowSource {
    const keep = ({ sheet, row, cells }: SheetRow): void => {
      const rows = this.#sheets.get(sheet) ?? new Map<number, readonly string[]>()
      this.#sheets.set(sheet, rows.set(row, cells))
    }
    async function* rows(): AsyncGenerator<SheetRow[]> {
      for await (const block of source.rows) {
        block.forEach(keep)
        yield block
      }
    }
    return { ...source, rows: rows() }
  }

  take(parsed: readonly ParsedRow[]): (readonly string[])[] {
    const cells = parsed.map(({ sheet, row }) => this.#sheets.get(sheet)?.get(row) ?? [])
    const last = new Map<string | null, number>()
    for (const { sheet, row } of parsed) last.set(sheet, Math.max(last.get(sheet) ?? 0, row))
    for (const [sheet, until] of last) {
      const rows = this.#sheets.get(sheet)
      for (const row of rows?.keys() ?? []) {
        if (row > until) break
        rows?.delete(row)
      }
    }
    return cells
  }
}
