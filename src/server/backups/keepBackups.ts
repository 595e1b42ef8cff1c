import type { Pool } from 'pg'
import { BackupError, expiredBackups, lastScheduledTime, type RetentionPolicy } from '@/domain/backup'
import { dropReplaced, type Places } from '@/infra/backup/leftovers'
import { withRestoreLock } from '@/infra/backup/restoreLock'
import type { BackupStore } from '@/infra/backup/backupStore'
import { type Queryable, transaction } from '@/infra/database/pool'
import { log } from '@/infra/log'
import type { JobError } from '@/domain/job'
import type { Email } from '@/infra/email'
import { overdueBackupMail } from '@/messages/backups'
import { auditIn } from '../audit'
import { syncRecords } from './backupRecords'
import { requestBackup } from './requestBackupJob'

/** Of replaced databases. */
const REPLACED_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

export interface BackupSettings extends RetentionPolicy {
  /** 03:30 in Korea */
  isScheduled: boolean
}

export async function readBackupSettings(sql: Queryable): Promise<BackupSettings> {
  const { rows } = await sql.query<BackupSettings>(
    'SELECT is_scheduled AS "isScheduled", daily, weekly, monthly FROM backup_settings',
  )
  const [settings] = rows
  if (!settings) throw new Error('backup_settings has no row')
  return settings
}

export async function changeBackupSettings(sql: Queryable, settings: BackupSettings, by: number): Promise<void> {
  const { isScheduled, daily, weekly, monthly } = settings
  await sql.query('UPDATE backup_settings SET is_scheduled = $1, daily = $2, weekly = $3, monthly = $4', [
    isScheduled,
    daily,
    weekly,
    monthly,
  ])
  await auditIn(sql, 'backup_settings_changed', { by, isScheduled, daily, weekly, monthly })
}

/** Returns the names of deleted backups. */
export async function applyRetention(pool: Pool, store: BackupStore): Promise<string[]> {
  const stored = await store.list()
  const dated = stored
    // Those made by a person are theirs to delete.
    .filter(({ type, createdBy }) => type === 'full' && createdBy === null)
    .map(({ name, createdAt }) => ({ name, createdAt: new Date(createdAt) }))
  const expired = expiredBackups(dated, await readBackupSettings(pool))
  for (const name of expired) {
    await store.remove(name)
    await auditIn(pool, 'backup_deleted', { by: null, name })
  }
  await syncRecords(pool, await store.list())
  return expired
}

/** Of those that a restore replaced a week ago. Returns how many. */
export async function dropReplacedDatabases(places: Places, now: Date): Promise<number> {
  const before = new Date(now.getTime() - REPLACED_DAYS * DAY_MS)
  try {
    return (await withRestoreLock(places.url, (sql) => dropReplaced(sql, places, before))).length
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    // Without access to the maintenance database none was replaced.
    log.warn({ err: error }, 'databases that a restore replaced were not looked up; tried again tomorrow')
    return 0
  }
}

/** If none has started since 03:30 in Korea. Returns the job, or null. */
export const requestDueBackup = (pool: Pool, now: Date): Promise<number | null> =>
  transaction(pool, async (sql) => {
    const { isScheduled } = await readBackupSettings(sql)
    if (!isScheduled) return null
    const { rowCount } = await sql.query(
      `SELECT FROM backups WHERE type = 'full' AND status = 'completed' AND created_at >= $1 LIMIT 1`,
      [lastScheduledTime(now)],
    )
    if (rowCount) return null
    const asked = await requestBackup(sql, { type: 'full', description: '', by: null })
    return asked.ok ? asked.value.job : null
  })

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
