import type { ImportReport } from '@/domain/expense/importReport'
import type {
  ImportPlan,
  KeptRecord,
  KeptVisit,
  RecordsPlan,
  RecordsReport,
  SheetLayout,
  UndoCounts,
} from '@/contract/uploadState'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { FileError } from '@/domain/expense/fileErrors'
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

/** Does nothing if the reading has changed. */
export const keepPlan = (
  sql: Queryable,
  { id, revision }: { id: number; revision: number },
  plan: { report: ImportReport; examples: ImportPlan['examples'] | undefined } | RecordsPlan,
) =>
  sql.query('UPDATE uploads SET plan = $3, updated_at = now() WHERE id = $1 AND revision = $2', [
    id,
    revision,
    JSON.stringify(plan),
  ])

/** `batch`: null for records, which have none. Returns how the file's sheets were read. */
export async function markImported(
  sql: Queryable,
  upload: number,
  report: ImportReport | RecordsReport,
  batch: number | null,
): Promise<SheetLayout[]> {
  const { rows } = await sql.query<{ layout: SheetLayout[] }>(
    `UPDATE uploads SET status = 'imported', import_batch_id = $2, result = $3, plan = NULL, kept = '[]', undone = NULL,
       updated_at = now()
     WHERE id = $1 RETURNING layout`,
    [upload, batch, JSON.stringify(report)],
  )
  return rows[0]?.layout ?? []
}

/** Does nothing if the upload was imported again. */
export const markUndone = (
  sql: Queryable,
  upload: number,
  { kept, ...undone }: UndoCounts & { kept: readonly KeptVisit[] | readonly KeptRecord[] },
) =>
  sql.query(
    `UPDATE uploads SET status = 'undone', kept = $2, undone = $3, result = NULL, updated_at = now() WHERE id = $1`,
    [upload, JSON.stringify(kept), JSON.stringify(undone)],
  )
