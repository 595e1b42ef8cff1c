import { fail, ok, type Result } from '@/domain/result'
import type { BackupStore } from '@/infra/backup/stores/backupStore'
import type { Queryable } from '@/infra/database/pool'
import { auditIn } from '../audit/audit'
import { IS_BACKING_UP } from './backupLock'

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
