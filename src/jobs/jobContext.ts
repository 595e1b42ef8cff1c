import type { Pool } from 'pg'
import type { Job, JobProgress } from '@/domain/job'
import type { Queryable } from '@/infra/database/pool'

/** The job was cancelled; its work is rolled back. */
export class JobCancelledError extends Error {
  override name = 'JobCancelled'
}

export interface JobContext {
  pool: Pool
  job: Job
  /** aborts on cancellation or worker shutdown: roll back */
  signal: AbortSignal
  /** stored at most twice a second */
  progress: (progress: JobProgress) => void
  /** on the client of the job's transaction both happen or neither */
  complete: (sql: Queryable, result: object) => Promise<void>
}

/**
 * Restarted after a crash, it must find either nothing or everything done. Returns the result, unless `complete` was
 * called. @throws JobFailure if retrying does not help
 */
export type JobHandler = (context: JobContext) => Promise<object | void>

export class JobFailure extends Error {
  override name = 'JobFailure'
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}
