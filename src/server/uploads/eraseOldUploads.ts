import { UPLOAD_RETENTION_DAYS } from '@/domain/upload/limits'
import type { Queryable } from '@/infra/database/pool'

/**
 * Erases the bytes and the rows of files that came long enough ago; what was imported from them stays, and so does the
 * account of it. A file that a job works on waits for the next day.
 * @returns how many files
 */
export async function eraseOldUploads(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    `UPDATE uploads t SET bytes = NULL, layout = '[]', overlay = '{"skippedSheets":[],"headers":[],"corrections":[]}',
       error = error - 'value', updated_at = now()
     WHERE bytes IS NOT NULL AND created_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT FROM jobs j WHERE j.id = t.job_id AND j.status IN ('pending', 'processing'))
     RETURNING id`,
    [UPLOAD_RETENTION_DAYS],
  )
  await sql.query('DELETE FROM upload_rows WHERE upload_id = ANY ($1)', [rows.map(({ id }) => id)])
  return rows.length
}
