import { type Carried, type OnBackupProgress, RESTORE_CONFIRMATION } from '@/domain/backup/backup'
import { BackupError } from '@/domain/backup/errors'
import type { Places } from '@/infra/backup/leftovers'
import type { OpenedArchive } from '@/infra/backup/openArchive'
import type { RestoreReport, Schema } from '@/infra/backup/restoreArchive'
import { restoreLive } from '@/infra/backup/restoreBackup'
import { createPool, type Queryable } from '@/infra/database/pool'
import { requireOwnFolder } from '../installation/requireOwnFolder'
import { prepareRestored } from './prepareRestored'

export interface AskedRestore {
  /** `RESTORE_CONFIRMATION` */
  confirmation: string
  now: Date
  by: number | null
  /** further data from the live database, such as the restoring job */
  carry?: (from: Queryable, to: Queryable, report: LiveReport) => Promise<void>
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

export interface LiveReport extends RestoreReport {
  /** null if the replaced database was not a later state of the backup */
  carried: Carried[] | null
}

/**
 * Signs everyone out; returns the name of the replaced database too. @throws BackupError, DataFolderError; the live
 * database is unchanged then
 */
export async function runRestore(
  { places, schema }: { places: Places; schema: Schema },
  opened: OpenedArchive,
  { confirmation, now, by, carry, onProgress, signal }: AskedRestore,
): Promise<LiveReport & { aside: string }> {
  if (confirmation !== RESTORE_CONFIRMATION) throw new BackupError('not-confirmed', {})
  const replaced = createPool(places.url, 1)
  await requireOwnFolder(replaced, places.dataDir).finally(() => replaced.end())
  const { report, prepared, aside } = await restoreLive({
    places,
    opened,
    schema,
    now,
    onProgress,
    signal,
    prepare: (urls, { manifest, ...rest }, switchOver) =>
      prepareRestored(urls, {
        name: opened.name,
        by,
        backupAt: new Date(manifest.createdAt),
        carry: async (from, to, carried) => carry?.(from, to, { manifest, ...rest, carried }),
        switchOver,
      }),
  })
  return { ...report, carried: prepared, aside }
}
