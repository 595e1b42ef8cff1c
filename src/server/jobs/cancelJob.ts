import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { transaction } from '@/infra/database/pool'
import { auditIn } from '../audit/audit'
import { queueKey } from './enqueueJob'

/** At once if waiting, otherwise at its next progress report. Violation `job-not-found` or `job-finished` */
export const cancelJob = (pool: Pool, { id, by }: { id: number; by: number }): Promise<Result> =>
  transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ status: string; kind: string }>(
      'SELECT status, kind FROM jobs WHERE id = $1 FOR UPDATE',
      [id],
    )
    const [job] = rows
    if (!job) return fail({ code: 'job-not-found', params: {} })
    if (job.status !== 'pending' && job.status !== 'processing') return fail({ code: 'job-finished', params: {} })
    const isWaiting = job.status === 'pending'
    await sql.query(
      `UPDATE jobs SET cancel_requested_at = coalesce(cancel_requested_at, now()),
         status = CASE WHEN $2 THEN 'cancelled' ELSE status END, finished_at = CASE WHEN $2 THEN now() END
       WHERE id = $1`,
      [id, isWaiting],
    )
    if (isWaiting) await sql.query('SELECT graphile_worker.remove_job($1)', [queueKey(id)])
    await auditIn(sql, 'job_cancelled', { staff: by, job: id, kind: job.kind })
    return ok()
  })
