import { fail, ok, type Result } from '@/domain/result'
import type { SourceOverlay } from '@/domain/upload/schemas'
import type { UploadKind, UploadStatus } from '@/domain/upload/uploadKinds'
import type { Queryable } from '@/infra/database/pool'

interface LockedUpload {
  kind: UploadKind
  status: UploadStatus
  revision: number
  readRevision: number | null
  overlay: SourceOverlay
  agency: string | null
  batch: number | null
  errorCode: string | null
  /** a job is running or waiting */
  isBusy: boolean
  hasBytes: boolean
}

/** Until the transaction ends. Violation `upload-not-found` */
export async function lockUpload(sql: Queryable, id: number): Promise<Result<LockedUpload>> {
  const { rows } = await sql.query<Omit<LockedUpload, 'isBusy'> & { job: number | null }>(
    `SELECT kind, status, revision, read_revision AS "readRevision", overlay, agency, import_batch_id AS batch,
       error ->> 'code' AS "errorCode", bytes IS NOT NULL AS "hasBytes", job_id AS job
     FROM uploads WHERE id = $1 AND status <> 'discarded' FOR UPDATE`,
    [id],
  )
  if (!rows[0]) return fail({ code: 'upload-not-found', params: {} })
  const { job, ...upload } = rows[0]
  // A separate statement, to see what was committed during the wait.
  const { rowCount } = await sql.query(
    `SELECT FROM jobs WHERE id = $1 AND status IN ('pending', 'processing')
       AND kind IN ('import_upload', 'undo_import')`,
    [job],
  )
  return ok({ ...upload, isBusy: rowCount === 1 })
}
