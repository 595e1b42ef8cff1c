import type { Pool } from 'pg'
import { BackupError } from '@/domain/backup'

/** Below 2^32, because `pg_locks` then shows it in one column. */
export const BACKUP_LOCK = 821_400_318

/** The lock ends with the process. @throws BackupError 'backup-running' */
export async function withBackupLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // Terminated, for example by a restore: the lock is gone, and the release below fails.
  client.on('error', () => undefined)
  let broken = true
  try {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [BACKUP_LOCK])
    if (!rows[0]?.locked) throw new BackupError('backup-running', {})
    try {
      return await work()
    } finally {
      // Before the connection ends, which takes a moment. One that was terminated holds no lock.
      const unlocked = client.query('SELECT pg_advisory_unlock($1)', [BACKUP_LOCK])
      broken = await unlocked.then(
        () => false,
        () => true,
      )
    }
  } finally {
    // With the lock it may hold.
    client.release(broken)
  }
}

/** A row in progress without it is from a dead process. */
export const IS_BACKING_UP = `EXISTS (
  SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
  WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = ${BACKUP_LOCK} AND l.granted
    AND d.datname = current_database())`
