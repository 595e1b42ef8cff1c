import { JOB_OPTIONS, type JobKind } from '@/domain/job/job'
import type { Queryable } from '@/infra/database/pool'

interface NewJob {
  kind: JobKind
  payload: Record<string, unknown>
  /** null: the schedule */
  createdBy: number | null
}

export const queueKey = (job: number): string => `job:${job}`

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
