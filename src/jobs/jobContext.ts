import type { Pool } from 'pg'
import type { Job, JobProgress } from '@/domain/job/job'
import type { Queryable } from '@/infra/database/pool'

/** Somebody cancelled the job; nothing is left of it. */
export class JobCancelledError extends Error {
  override name = 'JobCancelled'
}

/** What a handler is given next to its job. */
export interface JobContext {
  pool: Pool
  job: Job
  /** aborts when the job is cancelled, or when the worker shuts down: what was begun is to be rolled back */
  signal: AbortSignal
  /** Tells how far the job is; stored at most twice a second. */
  progress: (progress: JobProgress) => void
  /** Marks the job completed. On the client of the transaction that does its work, both are done or neither. */
  complete: (sql: Queryable, result: object) => Promise<void>
}

/**
 * Does a job. Begun again after a crash, it finds either nothing done or all of it.
 * @returns the result, where `complete` was not called
 * @throws JobFailure for what trying again does not fix
 */
export type JobHandler = (context: JobContext) => Promise<object | void>

/** A failure that trying again does not fix. */
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
