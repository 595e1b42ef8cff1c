import type { Pool } from 'pg'
import { BackupError } from '@/domain/backup/errors'
import { type BackupType, backupNameOf, type OnBackupProgress } from '@/domain/backup/backup'
import { createBackup } from '@/infra/backup/createBackup'
import type { Places } from '@/infra/backup/leftovers'
import type { BackupInfo, BackupStore } from '@/infra/backup/stores/backupStore'
import { auditIn } from '../audit/audit'
import { requireOwnFolder } from '../installation/requireOwnFolder'
import { withBackupLock } from './backupLock'
import { beginRecord, failRecord, hasBackupRecords, syncRecords } from './backupRecords'
import { countMissingFiles } from './countMissingFiles'

export interface BackupDeps {
  places: Places
  store: BackupStore
  appVersion: string
}

export interface AskedBackup {
  type: BackupType
  now: Date
  /** account id; null: the schedule or the command line */
  createdBy: number | null
  description: string
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

/**
 * One at a time; a failure is stored in the backup's row. @throws BackupError; 'files-missing' after backing up what
 * exists; DataFolderError
 */
export function runBackup(
  pool: Pool,
  { places, store, appVersion }: BackupDeps,
  asked: AskedBackup,
): Promise<BackupInfo> {
  return withBackupLock(pool, async () => {
    await requireOwnFolder(pool, places.dataDir)
    await store.cleanUp()
    // An older version's database can be backed up before its migration.
    const recorded = await hasBackupRecords(pool)
    const name = backupNameOf(asked.type, asked.now)
    if (recorded) await beginRecord(pool, { ...asked, name })
    let info: BackupInfo
    try {
      info = await createBackup({ ...asked, ...places, store, appVersion })
      if (recorded) {
        await syncRecords(pool, await store.list())
        await auditIn(pool, 'backup_created', { by: asked.createdBy, name, bytes: info.bytes })
      }
    } catch (error) {
      if (recorded) await failRecord(pool, name, error)
      throw error
    }
    const count = asked.type === 'full' ? await countMissingFiles(pool, places.folders) : 0
    if (count > 0) throw new BackupError('files-missing', { name, count, folder: places.dataDir })
    return info
  })
}
