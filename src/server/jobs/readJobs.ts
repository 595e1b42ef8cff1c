import type { Job } from '@/domain/job/job'
import type { Queryable } from '@/infra/database/pool'

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
