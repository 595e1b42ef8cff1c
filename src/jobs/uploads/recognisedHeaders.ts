import { createHash } from 'node:crypto'
import { HEAD_ROWS } from '@/domain/upload/limits'
import type { ChosenHeader } from '@/domain/upload/schemas'
import type { SheetLayout } from '@/domain/upload/upload'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import type { Queryable } from '@/infra/database/pool'
import type { RowSource } from '@/import/source/sheetRow'
import { shownCells } from './sheetLayouts'

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
