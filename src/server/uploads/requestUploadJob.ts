import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { transaction } from '@/infra/database/pool'
import { auditIn } from '../audit/audit'
import { enqueueJob } from '../jobs/enqueueJob'
import { lockUpload } from './lockUpload'

interface UploadRequest {
  id: number
  by: number
}

type Requested = Promise<Result<{ job: number }>>

/**
 * As last read. Concurrent requests get one import. Violation `upload-not-found`, `upload-busy`, `upload-imported`,
 * `upload-not-read`, `upload-agency-missing`
 */
export const requestImport = (pool: Pool, { id, by }: UploadRequest, kind: 'plan' | 'import'): Requested =>
  transaction(pool, async (sql) => {
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
      payload: { upload: id, revision },
      createdBy: by,
    })
    await sql.query('UPDATE uploads SET job_id = $2, updated_at = now() WHERE id = $1', [id, job])
    if (kind === 'import') await auditIn(sql, 'import_requested', { staff: by, upload: id, job })
    return ok({ job })
  })

/** Violation `upload-not-found`, `upload-busy`, `upload-not-imported` */
export const requestUndo = (pool: Pool, { id, by }: UploadRequest): Requested =>
  transaction(pool, async (sql) => {
    const found = await lockUpload(sql, id)
    if (!found.ok) return found
    const { kind, status, isBusy, batch } = found.value
    if (isBusy) return fail({ code: 'upload-busy', params: {} })
    // Records have no batch; the upload stores their changes.
    if (status !== 'imported' || (kind === 'visits' && batch === null))
      return fail({ code: 'upload-not-imported', params: {} })
    const job = await enqueueJob(sql, { kind: 'undo_import', payload: { upload: id, batch }, createdBy: by })
    await sql.query('UPDATE uploads SET job_id = $2, updated_at = now() WHERE id = $1', [id, job])
    await auditIn(sql, 'import_undo_requested', { staff: by, batch, job })
    return ok({ job })
  })

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
