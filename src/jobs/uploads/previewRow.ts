import type { UploadCounts } from '@/domain/upload/upload'
import type { RowReading } from '@/domain/upload/uploadRow'
import type { CopyValue } from '@/infra/database/copyRows'
import type { ParsedRow } from '@/import/transform/record/parsedRow'
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
