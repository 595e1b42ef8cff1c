import type { FileError } from '@/domain/expense/fileErrors'
import type { SheetLayout } from '@/domain/upload/upload'
import { transaction } from '@/infra/database/pool'
import type { JobContext } from '../jobContext'

export interface UploadRevision {
  upload: number
  revision: number
}

/** With its first rows for display; the job is done. */
export async function keepError(
  { pool, complete }: JobContext,
  { upload, revision }: UploadRevision,
  error: FileError,
  layout: readonly SheetLayout[],
): Promise<void> {
  await transaction(pool, async (sql) => {
    await sql.query('DELETE FROM upload_rows WHERE upload_id = $1', [upload])
    await sql.query(
      `UPDATE uploads SET status = 'failed', error = $3, layout = $4, counts = NULL, read_revision = $2,
         updated_at = now()
       WHERE id = $1 AND revision = $2`,
      [upload, revision, JSON.stringify(error), JSON.stringify(layout)],
    )
    await complete(sql, { failed: error.code })
  })
}
