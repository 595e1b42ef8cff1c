import type { Pool } from 'pg'
import { BackupError } from '@/domain/backup'
import { fail, ok, type Result } from '@/domain/result'
import { openStored, type OpenedArchive } from '@/infra/backup/openArchive'
import type { BackupStore } from '@/infra/backup/backupStore'
import type { Queryable } from '@/infra/database/pool'
import { auditIn } from '../audit'
import { IS_BACKING_UP } from './backupLock'

/** Audited before the first byte. */
export async function openDownload(
  pool: Pool,
  store: BackupStore,
  { id, by }: { id: number; by: number },
): Promise<Result<OpenedArchive>> {
  const { rows } = await pool.query<{ name: string; status: string }>(
    'SELECT name, status FROM backups WHERE id = $1',
    [id],
  )
  const [backup] = rows
  if (!backup) return fail({ code: 'record-not-found', params: {} })
  if (backup.status !== 'completed') return fail({ code: 'backup-not-complete', params: {} })
  try {
    const opened = await openStored(store, backup.name)
    await auditIn(pool, 'backup_downloaded', { by, name: backup.name })
    return ok(opened)
  } catch (error) {
    // The file was deleted outside the product.
    if (error instanceof BackupError) return fail({ code: 'record-not-found', params: {} })
    throw error
  }
}

/** First the archive: a row without one reports that when used, but an archive without a row would reappear. */
export async function deleteBackup(
  sql: Queryable,
  store: BackupStore,
  { id, by }: { id: number; by: number | null },
): Promise<Result> {
  const { rows } = await sql.query<{ name: string; busy: boolean }>(
    `SELECT name, status = 'in_progress' AND ${IS_BACKING_UP} AS busy FROM backups WHERE id = $1 FOR UPDATE`,
    [id],
  )
  const [backup] = rows
  if (!backup) return fail({ code: 'record-not-found', params: {} })
  if (backup.busy) return fail({ code: 'backup-busy', params: {} })
  await store.remove(backup.name)
  await sql.query('DELETE FROM backups WHERE id = $1', [id])
  await auditIn(sql, 'backup_deleted', { by, name: backup.name })
  return ok()
}
