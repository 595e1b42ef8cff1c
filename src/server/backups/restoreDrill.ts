import type { Pool } from 'pg'
import { lastScheduledTime } from '@/domain/backup'
import type { JobError } from '@/domain/job'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { Email } from '@/infra/email'
import { failedDrillMail } from '@/messages/backups'
import { readBackupSettings } from './keepBackups'
import { requestTrial } from './requestBackupJob'

const DRILL_DAYS = 30
/** A drill that failed is tried again, and reported again, after a week. */
const RETRY_DAYS = 7
/** From the time of the nightly backup to the report, at 05:00 in Korea. */
const REPORT_AFTER_MS = 90 * 60_000

/**
 * A trial of the newest full backup, where scheduled backups are on and no trial has succeeded for 30 days. Returns the
 * job, or null.
 */
export const requestDueDrill = (pool: Pool, now: Date): Promise<number | null> =>
  transaction(pool, async (sql) => {
    if (!(await readBackupSettings(sql)).isScheduled) return null
    const { rowCount: recent } = await sql.query(
      `SELECT FROM jobs WHERE kind = 'try_restore' AND (
         status = 'completed' AND finished_at > $1::timestamptz - make_interval(days => $2)
         OR status = 'failed' AND finished_at > $1::timestamptz - make_interval(days => $3)) LIMIT 1`,
      [now, DRILL_DAYS, RETRY_DAYS],
    )
    if (recent) return null
    const { rows } = await sql.query<{ id: number }>(
      `SELECT id FROM backups WHERE type = 'full' AND status = 'completed' ORDER BY created_at DESC LIMIT 1`,
    )
    if (!rows[0]) return null
    const asked = await requestTrial(sql, { id: rows[0].id, by: null })
    return asked.ok ? asked.value.job : null
  })

interface FailedDrill {
  backup: string
  error: JobError | null
}

/** Tells the operator of a scheduled drill that failed in the day before this morning's report. Returns whether. */
export async function reportFailedDrill(
  sql: Queryable,
  mail: Pick<Email, 'sendEmail'>,
  { to, now }: { to: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql.query<FailedDrill>(
    `SELECT payload ->> 'name' AS backup, error FROM jobs
     WHERE kind = 'try_restore' AND status = 'failed' AND created_by_id IS NULL
       AND finished_at >= $1::timestamptz - interval '1 day' AND finished_at < $1
     ORDER BY id DESC LIMIT 1`,
    [new Date(lastScheduledTime(now).getTime() + REPORT_AFTER_MS)],
  )
  const [failed] = rows
  if (!failed) return false
  await mail.sendEmail({ to, ...failedDrillMail(failed) })
  return true
}
