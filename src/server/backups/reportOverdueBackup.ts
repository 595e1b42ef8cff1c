import { lastScheduledTime } from '@/domain/backup/retention'
import type { JobError } from '@/domain/job/job'
import type { Queryable } from '@/infra/database/pool'
import type { Email } from '@/infra/email/email'
import { overdueBackupMail } from '@/messages/backups'
import { readBackupSettings } from './keepBackups'

interface State {
  newest: Date | null
  isRunning: boolean
  error: JobError | null
}

/** Tells the operator that the backup of last night has failed or not been made. Returns whether a message was sent. */
export async function reportOverdueBackup(
  sql: Queryable,
  mail: Pick<Email, 'sendEmail'>,
  { to, now }: { to: string; now: Date },
): Promise<boolean> {
  if (!(await readBackupSettings(sql)).isScheduled) return false
  const due = lastScheduledTime(now)
  const { rows } = await sql.query<State>(
    `SELECT (SELECT max(created_at) FROM backups WHERE type = 'full' AND status = 'completed') AS newest,
       EXISTS (SELECT FROM jobs WHERE kind = 'backup' AND status = 'processing') AS "isRunning",
       (SELECT error FROM jobs WHERE kind = 'backup' AND status = 'failed' AND finished_at >= $1
        ORDER BY id DESC LIMIT 1) AS error`,
    [due],
  )
  const { newest = null, isRunning = false, error = null } = rows[0] ?? {}
  if (isRunning || (newest && newest >= due)) return false
  await mail.sendEmail({ to, ...overdueBackupMail({ due, newest, error }) })
  return true
}
