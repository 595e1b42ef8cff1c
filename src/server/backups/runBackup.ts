import type { Pool } from 'pg'
import { BackupError, type BackupType, backupNameOf, type OnBackupProgress } from '@/domain/backup'
import { createBackup } from '@/infra/backup/createBackup'
import type { Places } from '@/infra/backup/leftovers'
import type { BackupInfo, BackupStore } from '@/infra/backup/backupStore'
import type { FileStore } from '@/infra/files/fileStore'
import type { Queryable } from '@/infra/database/pool'
import { auditIn } from '../audit'
import { requireOwnFiles } from '../installation'
import { withBackupLock } from './backupLock'
import { beginRecord, failRecord, hasBackupRecords, recordedNames, syncRecords } from './backupRecords'

const NAMED: Record<string, { files: string; survivors: string }> = {
  photos: {
    files: `SELECT name, name || form AS file FROM review_photos, unnest(ARRAY['.whole.webp', '.small.webp']) AS form`,
    survivors: 'SELECT name FROM review_photos WHERE name = ANY ($1::text[]) FOR SHARE',
  },
  media: {
    files: `SELECT filename AS name, file FROM media, unnest(ARRAY[filename, sizes_card_filename]) AS file
      WHERE file IS NOT NULL`,
    survivors: 'SELECT filename AS name FROM media WHERE filename = ANY ($1::text[]) FOR SHARE',
  },
}

/** Photos with a row but no file. */
async function countMissingFiles(sql: Queryable, stored: FileStore): Promise<number> {
  let missing = 0
  for (const [folder, { files, survivors }] of Object.entries(NAMED)) {
    const { rows } = await sql.query<{ name: string; file: string }>(files)
    const there = new Set((await stored.in(folder).list()).map(({ key }) => key))
    const without = new Set(rows.filter(({ file }) => !there.has(file)).map(({ name }) => name))
    // Deletion removes files first; the lock waits for it.
    if (without.size > 0) missing += (await sql.query(survivors, [[...without]])).rowCount ?? 0
  }
  return missing
}

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
    await requireOwnFiles(pool, places.files)
    await store.cleanUp()
    // An older version's database can be backed up before its migration.
    const recorded = await hasBackupRecords(pool)
    const stored = (await store.list()).map(({ name }) => name)
    const name = backupNameOf(asked.type, asked.now, recorded ? [...stored, ...(await recordedNames(pool))] : stored)
    if (recorded) await beginRecord(pool, { ...asked, name })
    let info: BackupInfo
    try {
      info = await createBackup({ ...asked, ...places, name, store, appVersion })
      if (recorded) {
        await syncRecords(pool, await store.list())
        await auditIn(pool, 'backup_created', { by: asked.createdBy, name, bytes: info.bytes })
      }
    } catch (error) {
      if (recorded) await failRecord(pool, name, error)
      throw error
    }
    const count = asked.type === 'full' ? await countMissingFiles(pool, places.files) : 0
    if (count > 0) throw new BackupError('files-missing', { name, count, folder: places.files.placeOf() })
    return info
  })
}
