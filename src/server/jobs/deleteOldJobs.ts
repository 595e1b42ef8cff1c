import { JOB_DAYS } from '@/domain/job/job'
import type { Queryable } from '@/infra/database/pool'

/** Those that ended, but for the last one of each uploaded file, which its screen shows. Returns how many. */
export async function deleteOldJobs(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query(
    `DELETE FROM jobs j WHERE finished_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT FROM uploads t WHERE t.job_id = j.id)`,
    [JOB_DAYS],
  )
  return rowCount ?? 0
}
