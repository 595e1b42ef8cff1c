import { UPLOAD_RETENTION_DAYS } from '@/domain/upload/limits'
import type { Queryable } from '@/infra/database/pool'

/** Imported data and import reports stay; a file in use waits for the next day. Returns the number of files. */
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
