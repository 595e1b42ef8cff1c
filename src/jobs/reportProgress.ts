import type { Pool } from 'pg'
import type { JobProgress } from '@/domain/job/job'
import { log } from '@/infra/log'
import { JobCancelledError } from './jobContext'

const STORE_EVERY_MS = 500

interface ProgressReporter {
  progress: (progress: JobProgress) => void
  stop: () => Promise<void>
}

/**
 * At most twice a second; on a separate connection, visible while the job's transaction is open. Detects cancellation.
 */
export function reportProgress(pool: Pool, job: number, abort: AbortController): ProgressReporter {
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
