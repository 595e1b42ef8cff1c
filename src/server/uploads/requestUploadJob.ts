import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { SourceOverlay } from '@/contract/uploads'
import { UPLOAD_UNDO_DAYS } from '@/domain/upload/limits'
import type { UploadKind, UploadStatus } from '@/domain/upload/kinds'
import { auditIn } from '../audit'
import { enqueueJob } from '../jobs'

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
  /** `deleteOldChanges` may have deleted what an undo needs */
  isOld: boolean
}

/** Until the transaction ends. Violation `upload-not-found` */
export async function lockUpload(sql: Queryable, id: number): Promise<Result<LockedUpload>> {
  const { rows } = await sql.query<Omit<LockedUpload, 'isBusy'> & { job: number | null }>(
    `SELECT kind, status, revision, read_revision AS "readRevision", overlay, agency, import_batch_id AS batch,
       error ->> 'code' AS "errorCode", bytes IS NOT NULL AS "hasBytes", job_id AS job,
       created_at < now() - make_interval(days => $2) AS "isOld"
     FROM uploads WHERE id = $1 AND status <> 'discarded' FOR UPDATE`,
    [id, UPLOAD_UNDO_DAYS],
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

interface UploadRequest {
  id: number
  /** null: the collector */
  by: number | null
}

type Requested = Promise<Result<{ job: number }>>

/**
 * As last read. Concurrent requests get one import. Violation `upload-not-found`, `upload-busy`, `upload-imported`,
 * `upload-not-read`, `upload-agency-missing`
 */
export const requestImport = (pool: Pool, upload: UploadRequest, kind: 'plan' | 'import'): Requested =>
  transaction(pool, (sql) => requestImportIn(sql, upload, kind))

/** @param replaces uploads that must have been undone when the import ends; otherwise it fails as a whole */
export async function requestImportIn(
  sql: Queryable,
  { id, by }: UploadRequest,
  kind: 'plan' | 'import',
  replaces: readonly number[] = [],
): Requested {
  const found = await lockUpload(sql, id)
  if (!found.ok) return found
  const { status, isBusy, revision, readRevision, errorCode, hasBytes } = found.value
  if (isBusy) return fail({ code: 'upload-busy', params: {} })
  if (status === 'imported') return fail({ code: 'upload-imported', params: {} })
  if (!hasBytes) return fail({ code: 'upload-erased', params: {} })
  if (errorCode === 'no_agency') return fail({ code: 'upload-agency-missing', params: {} })
  if (status === 'failed' || readRevision !== revision) return fail({ code: 'upload-not-read', params: {} })
  const job = await enqueueJob(sql, {
    kind: kind === 'plan' ? 'plan_upload' : 'import_upload',
    payload: { upload: id, revision, ...(replaces.length > 0 && { replaces }) },
    createdBy: by,
  })
  await sql.query('UPDATE uploads SET job_id = $2, updated_at = now() WHERE id = $1', [id, job])
  if (kind === 'import') await auditIn(sql, 'import_requested', { staff: by, upload: id, job })
  return ok({ job })
}

/** Violation `upload-not-found`, `upload-busy`, `upload-not-imported`, `upload-undo-expired` */
export const requestUndo = (pool: Pool, upload: UploadRequest): Requested =>
  transaction(pool, (sql) => requestUndoIn(sql, upload))

export async function requestUndoIn(sql: Queryable, { id, by }: UploadRequest): Requested {
  const found = await lockUpload(sql, id)
  if (!found.ok) return found
  const { kind, status, isBusy, batch, isOld } = found.value
  if (isBusy) return fail({ code: 'upload-busy', params: {} })
  // Records have no batch; the upload stores their changes.
  if (status !== 'imported' || (kind === 'visits' && batch === null))
    return fail({ code: 'upload-not-imported', params: {} })
  if (isOld && (kind === 'restaurants' || kind === 'reviews'))
    return fail({ code: 'upload-undo-expired', params: { days: UPLOAD_UNDO_DAYS } })
  const job = await enqueueJob(sql, { kind: 'undo_import', payload: { upload: id, batch }, createdBy: by })
  await sql.query('UPDATE uploads SET job_id = $2, updated_at = now() WHERE id = $1', [id, job])
  await auditIn(sql, 'import_undo_requested', { staff: by, batch, job })
  return ok({ job })
}

/** Erases file and rows. Violation `upload-not-found`, `upload-busy`, `upload-imported` */
export const discardUpload = (pool: Pool, { id, by }: UploadRequest): Promise<Result> =>
  transaction(pool, async (sql) => {
    const found = await lockUpload(sql, id)
    if (!found.ok) return found
    if (found.value.isBusy) return fail({ code: 'upload-busy', params: {} })
    if (found.value.status === 'imported') return fail({ code: 'upload-imported', params: {} })
    await sql.query(
      `UPDATE uploads SET status = 'discarded', bytes = NULL, overlay = '{}', layout = '[]', updated_at = now()
       WHERE id = $1`,
      [id],
    )
    await sql.query('DELETE FROM upload_rows WHERE upload_id = $1', [id])
    await auditIn(sql, 'upload_discarded', { staff: by, upload: id })
    return ok()
  })
