import type pg from 'pg'
import { BackupError } from '@/domain/backup/errors'
import { connectMaintenance, databaseNameOf } from './database/maintenance'

/** An arbitrary number that means "restoring in place of this database", with the hash of its name. */
const RESTORE_LOCK = 821_400_319

/**
 * Runs `work` as the only restore next to a live database, on a connection that outlives its renaming. The lock ends
 * with its process.
 * @throws BackupError 'restore-running'
 */
export async function withRestoreLock<T>(url: string, work: (maintenance: pg.Client) => Promise<T>): Promise<T> {
  const maintenance = await connectMaintenance(url)
  try {
    const { rows } = await maintenance.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked',
      [RESTORE_LOCK, databaseNameOf(url)],
    )
    if (!rows[0]?.locked) throw new BackupError('restore-running', {})
    return await work(maintenance)
  } finally {
    await maintenance.end()
  }
}
