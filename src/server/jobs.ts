import type { Pool } from 'pg'
import { JOB_OPTIONS, type JobKind, type Job, JOB_DAYS } from '@/domain/job'
import { type Queryable, transaction } from '@/infra/database/pool'
import { fail, ok, type Result } from '@/domain/result'
import { auditIn } from './audit'

interface NewJob {
  kind: JobKind
  payload: Record<string, unknown>
  /** null: the schedule */
  createdBy: number | null
}

const queueKey = (job: number): string => `job:${job}`

/** Returns the job's id. On a transaction's client it starts with the commit. */
export async function enqueueJob(sql: Queryable, { kind, payload, createdBy }: NewJob): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    'INSERT INTO jobs (kind, payload, created_by_id) VALUES ($1, $2, $3) RETURNING id',
    [kind, JSON.stringify(payload), createdBy],
  )
  const id = rows[0]?.id ?? 0
  const { queue, attemptsMax } = JOB_OPTIONS[kind]
  await sql.query(
    `SELECT graphile_worker.add_job($1, json_build_object('job', $2::int), queue_name => $3, max_attempts => $4,
       job_key => $5)`,
    [kind, id, queue, attemptsMax, queueKey(id)],
  )
  return id
}

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

/** From `jobs j` and its author `u`. */
export const JOB_COLUMNS = `
  j.id, j.kind, j.status, j.payload, j.progress, j.result, j.error, j.attempts,
  j.cancel_requested_at IS NOT NULL AS "cancelRequested", u.nickname AS "createdBy", j.created_at AS "createdAt",
  j.started_at AS "startedAt", j.finished_at AS "finishedAt"`

const FROM = 'FROM jobs j LEFT JOIN users u ON u.id = j.created_by_id'

export async function readJob(sql: Queryable, id: number): Promise<Job | null> {
  const { rows } = await sql.query<Job>(`SELECT ${JOB_COLUMNS} ${FROM} WHERE j.id = $1`, [id])
  return rows[0] ?? null
}

/** Oldest first. */
export async function readUnfinishedJobs(sql: Queryable): Promise<Job[]> {
  const { rows } = await sql.query<Job>(
    `SELECT ${JOB_COLUMNS} ${FROM} WHERE j.status IN ('pending', 'processing') ORDER BY j.id LIMIT 100`,
  )
  return rows
}

const KINDS: readonly JobKind[] = ['read_upload', 'plan_upload', 'import_upload', 'undo_import']

/** Job `t` of file `f` failed or died with its worker, with no later action on the file. */
export const IS_FAILED_IMPORT = `(t.kind IN (${KINDS.map((kind) => `'${kind}'`).join(', ')})
  AND (t.status = 'failed' OR (t.status = 'completed' AND t.result ? 'failed'))
  AND f.job_id = t.id AND f.status <> 'discarded')`

/** Those that ended, but for the last one of each uploaded file, which its screen shows. Returns how many. */
export async function deleteOldJobs(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query(
    `DELETE FROM jobs j WHERE finished_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT FROM uploads t WHERE t.job_id = j.id)`,
    [JOB_DAYS],
  )
  return rowCount ?? 0
}
