import { PROBLEM_GROUPS_MAX } from '@/domain/upload/limits'
import type { ProblemGroup, UploadRow, ProblemReason } from '@/contract/uploadRows'
import type { Queryable } from '@/infra/database/pool'
import type { SheetLayout, Upload } from '@/contract/uploadState'
import type { Cell } from '../backOffice/export/tableFiles'

/** Omitted conditions do not apply. */
export interface RowFilter {
  status?: 'ok' | 'skip' | 'error' | 'flagged'
  reason?: string
  value?: string
  sheet?: string
  offset: number
  limit: number
}

const ROW = `position, sheet, row_number AS row, cells, status, reason, column_index AS "column", reading`

/** In file order. */
export async function readUploadRows(
  sql: Queryable,
  upload: number,
  { status, reason, value, sheet, offset, limit }: RowFilter,
): Promise<{ rows: UploadRow[]; total: number }> {
  const values: unknown[] = [upload]
  const bind = (given: unknown): string => `$${values.push(given)}`
  const conditions = ['upload_id = $1']
  if (status === 'flagged') conditions.push('is_flagged')
  else if (status) conditions.push(`status = ${bind(status)}`)
  if (reason !== undefined) conditions.push(`reason = ${bind(reason)} AND status <> 'ok'`)
  if (value !== undefined) conditions.push(`value = ${bind(value)}`)
  if (sheet !== undefined) conditions.push(`sheet = ${bind(sheet)}`)
  const where = conditions.join(' AND ')
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM upload_rows WHERE ${where}`, [...values]),
    sql.query<UploadRow>(
      `SELECT ${ROW} FROM upload_rows WHERE ${where} ORDER BY position LIMIT ${bind(limit)} OFFSET ${bind(offset)}`,
      values,
    ),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Largest group first; one change corrects a group. */
export async function readProblemGroups(sql: Queryable, upload: number): Promise<ProblemGroup[]> {
  const { rows } = await sql.query<ProblemGroup>(
    `SELECT status, reason, sheet, column_index AS "column", value, count(*)::int AS rows,
       coalesce(sum((reading ->> 'amount')::bigint), 0)::bigint AS amount, min(row_number) AS "firstRow"
     FROM upload_rows WHERE upload_id = $1 AND status <> 'ok'
     GROUP BY status, reason, sheet, column_index, value
     ORDER BY status = 'skip', rows DESC, reason, value LIMIT ${PROBLEM_GROUPS_MAX}`,
    [upload],
  )
  return rows
}

const BLOCK = 1_000

interface Words {
  /** of the column after the file's own */
  heading: string
  reasons: Partial<Record<ProblemReason, string>>
}

type Rejected = { position: number; sheet: string | null; cells: string[]; reason: ProblemReason }

/**
 * For another upload: lines above the headings (with institution and month), headings, then each row with its reason.
 * In blocks, from the file's first line.
 */
export async function* rejectedRows(
  sql: Queryable,
  { id, layout, agency }: Pick<Upload, 'id' | 'layout' | 'agency'>,
  words: Words,
): AsyncGenerator<Cell[][], void> {
  let after = 0
  let sheet: string | null | undefined
  for (;;) {
    const { rows } = await sql.query<Rejected>(
      `SELECT position, sheet, cells, reason FROM upload_rows
       WHERE upload_id = $1 AND status = 'error' AND position > $2 ORDER BY position LIMIT ${BLOCK}`,
      [id, after],
    )
    const lines: Cell[][] = []
    for (const row of rows) {
      const found = layout.find((one) => one.sheet === row.sheet)
      if (row.sheet !== sheet && found) lines.push(...headOf(found, agency, words.heading))
      sheet = row.sheet
      const width = Math.max(found?.headings.length ?? 0, row.cells.length)
      lines.push([...padded(row.cells, width), words.reasons[row.reason] ?? row.reason])
    }
    if (lines.length) yield lines
    if (rows.length < BLOCK) return
    after = rows.at(-1)?.position ?? after
  }
}

const padded = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? '')

function headOf({ head, headerRow, headings }: SheetLayout, agency: string | null, heading: string): Cell[][] {
  const above = head.filter(({ row }) => headerRow !== null && row < headerRow).map(({ cells }) => cells)
  // A chosen institution is in no cell.
  const named = agency ? [[`${agency} 업무추진비`]] : []
  return [...named, ...above, [...headings, heading]]
}
