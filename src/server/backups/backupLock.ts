import type { Pool } from 'pg'
import { BackupError } from '@/domain/backup'
import { withTryLock } from '@/infra/database/tryLock'

export const BACKUP_LOCK = 821_400_318

/** @throws BackupError 'backup-running' */
export async function withBackupLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const done = await withTryLock(pool, BACKUP_LOCK, work)
  if (done === null) throw new BackupError('backup-running', {})
  return done
}

/** A row in progress without it is from a dead process. */
export const IS_BACKING_UP = `EXISTS (
  SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
  WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = ${BACKUP_LOCK} AND l.granted
    AND d.datname = current_database())`
