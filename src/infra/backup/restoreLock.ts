import type pg from 'pg'
import { BackupError } from '@/domain/backup'
import { connectMaintenance, databaseNameOf } from './database/maintenance'

/** An arbitrary advisory lock key for restores, combined with a hash of the database name. */
const RESTORE_LOCK = 821_400_319

/** On a connection that survives the renaming; the lock ends with the process. @throws BackupError 'restore-running' */
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
