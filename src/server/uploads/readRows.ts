import { PROBLEM_GROUPS_MAX } from '@/domain/upload/limits'
import type { ProblemGroup, UploadRow } from '@/domain/upload/uploadRow'
import type { Queryable } from '@/infra/database/pool'

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
