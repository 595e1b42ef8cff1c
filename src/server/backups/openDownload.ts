import type { Pool } from 'pg'
import { BackupError } from '@/domain/backup/errors'
import { fail, ok, type Result } from '@/domain/result'
import { openStored, type OpenedArchive } from '@/infra/backup/openArchive'
import type { BackupStore } from '@/infra/backup/stores/backupStore'
import { auditIn } from '../audit/audit'

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
