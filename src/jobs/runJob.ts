import type { Pool } from 'pg'
import type { JobError, JobProgress } from '@/domain/job'
import type { Queryable } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { traceWork } from '@/infra/tracing'
import { readJob } from '@/server/jobs'
import { JobCancelledError, JobFailure, type JobHandler } from './jobContext'

const STORE_EVERY_MS = 500

interface ProgressReporter {
  progress: (progress: JobProgress) => void
  stop: () => Promise<void>
}

/**
 * At most twice a second; on a separate connection, visible while the job's transaction is open. Detects cancellation.
 */
function reportProgress(pool: Pool, job: number, abort: AbortController): ProgressReporter {
  let latest: JobProgress | null = null
  let storing: Promise<void> = Promise.resolve()
  const store = async (): Promise<void> => {
    const progress = latest
    latest = null
    const { rows } = await pool.query<{ cancelled: boolean }>(
      `UPDATE jobs SET progress = coalesce($2::jsonb, progress) WHERE id = $1 AND status = 'processing'
       RETURNING cancel_requested_at IS NOT NULL AS cancelled`,
      [job, progress && JSON.stringify(progress)],
    )
    if (rows[0]?.cancelled) abort.abort(new JobCancelledError())
  }
  const timer = setInterval(() => {
    storing = storing
      .then(store)
      .catch((error: Error) => log.warn({ err: error, job }, 'the progress of a job could not be stored'))
  }, STORE_EVERY_MS)
  timer.unref()
  return {
    progress: (progress) => {
      latest = progress
    },
    stop: () => {
      clearInterval(timer)
      return storing
    },
  }
}

interface Attempt {
  isLast: boolean
  shutdown: AbortSignal | undefined
}

/** Cancellations and permanent failures end here; the queue retries what is thrown. */
export async function runJob(
  pool: Pool,
  handler: JobHandler,
  id: number,
  { isLast, shutdown }: Attempt,
): Promise<void> {
  if (!(await begin(pool, id))) return
  const job = await readJob(pool, id)
  if (!job) return
  const abort = new AbortController()
  const onShutdown = () => abort.abort(shutdown?.reason)
  shutdown?.addEventListener('abort', onShutdown)
  const { progress, stop } = reportProgress(pool, id, abort)
  const complete = (sql: Queryable, result: object) => markCompleted(sql, id, result)
  try {
    const result = await traceWork(`job ${job.kind}`, () =>
      handler({ pool, job, signal: abort.signal, progress, complete }),
    )
    await stop()
    if (result) await complete(pool, result)
  } catch (error) {
    await stop()
    if (shutdown?.aborted) log.info({ job: id }, 'a job goes back to the queue')
    await settle(pool, id, abort.signal.reason instanceof JobCancelledError ? abort.signal.reason : error, isLast)
  } finally {
    shutdown?.removeEventListener('abort', onShutdown)
  }
}

/** A worker may have finished the job but died before reporting. */
async function begin(pool: Pool, id: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE jobs SET status = 'processing', attempts = attempts + 1, progress = '{}', error = NULL,
       started_at = coalesce(started_at, now())
     WHERE id = $1 AND status IN ('pending', 'processing')`,
    [id],
  )
  return rowCount === 1
}

async function markCompleted(sql: Queryable, id: number, result: object): Promise<void> {
  const { rowCount } = await sql.query(
    `UPDATE jobs SET status = 'completed', result = $2, finished_at = now() WHERE id = $1 AND status = 'processing'`,
    [id, JSON.stringify(result)],
  )
  if (rowCount !== 1) throw new Error(`job ${id} is not running`)
}

async function settle(pool: Pool, id: number, error: unknown, isLast: boolean): Promise<void> {
  if (error instanceof JobCancelledError) {
    await pool.query(
      `UPDATE jobs SET status = 'cancelled', finished_at = now() WHERE id = $1 AND status = 'processing'`,
      [id],
    )
    return
  }
  const isFinal = error instanceof JobFailure || isLast
  const stored: JobError =
    error instanceof JobFailure ? { code: error.code, params: error.params } : { code: 'unexpected', params: {} }
  await pool.query(
    `UPDATE jobs SET status = $3, error = $2, finished_at = CASE WHEN $3 = 'failed' THEN now() END
     WHERE id = $1 AND status = 'processing'`,
    [id, JSON.stringify(stored), isFinal ? 'failed' : 'pending'],
  )
  if (error instanceof JobFailure) return
  throw error
}
