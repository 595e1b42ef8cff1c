import { type OnBackupProgress, BackupError } from '@/domain/backup'
import {
  createDatabaseLike,
  databaseNameOf,
  dropDatabase,
  urlOfDatabase,
  renameDatabases,
} from './database/maintenance'
import { keepAside, moveFiles, removeFolder, saveFile } from './folders'
import {
  databasesOf,
  finishLeftovers,
  type Places,
  asideFolder,
  asideName,
  newScratchName,
  restoredFolder,
  stagingFolder,
} from './leftovers'
import type { OpenedArchive } from './openArchive'
import { restoreArchive, type RestoreReport, type Schema } from './restoreArchive'
import { withRestoreLock } from './restoreLock'

interface Restore {
  places: Places
  opened: OpenedArchive
  schema: Schema
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

const fill = (restore: Restore, url: string, saving: string): Promise<RestoreReport> => {
  const { opened, schema, onProgress, signal } = restore
  return restoreArchive({
    opened,
    url,
    schema,
    saveFile: (folder, file, bytes) => saveFile(`${saving}/${folder}`, file, bytes),
    onProgress,
    signal,
  })
}

/**
 * Restores next to the live database, under a temporary name until complete; photos go into the returned folder.
 * @throws BackupError; everything created is removed then
 */
export function restoreBeside(restore: Restore, database: string): Promise<RestoreReport & { folder: string }> {
  const { places } = restore
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(database) || database === databaseNameOf(places.url))
    throw new BackupError('database-name', { database })
  return withRestoreLock(places.url, async (sql) => {
    await finishLeftovers(sql, places)
    const { rowCount } = await sql.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (rowCount) throw new BackupError('database-exists', { database })
    const folder = restoredFolder(places.dataDir, database)
    await removeFolder(folder)
    const scratch = newScratchName(places.url)
    await createDatabaseLike(sql, databaseNameOf(places.url), scratch)
    try {
      const report = await fill(restore, urlOfDatabase(places.url, scratch), folder)
      await renameDatabases(places.url, [[scratch, database]])
      return { ...report, folder }
    } catch (error) {
      await dropDatabase(sql, scratch)
      await removeFolder(folder)
      throw error
    }
  })
}

/** A test restore: every row is written and compared, photos are read but not stored, the database is dropped. */
export function restoreScratch({ places, ...restore }: Restore): Promise<RestoreReport> {
  return withRestoreLock(places.url, async (sql) => {
    await finishLeftovers(sql, places)
    const scratch = newScratchName(places.url)
    await createDatabaseLike(sql, databaseNameOf(places.url), scratch)
    try {
      return await restoreArchive({
        ...restore,
        url: urlOfDatabase(places.url, scratch),
        saveFile: () => Promise.resolve(),
      })
    } finally {
      await dropDatabase(sql, scratch)
    }
  })
}

interface LiveRestore<T> extends Restore {
  now: Date
  /** `switchOver` makes the restored database live */
  prepare: (
    urls: { restored: string; live: string },
    report: RestoreReport,
    switchOver: () => Promise<void>,
  ) => Promise<T>
}

/**
 * Restores next to the live database, verifies every row, then swaps names in one transaction. Photos are added before
 * and replaced after, so that neither database lacks one. Throws BackupError; the live data is unchanged then.
 */
export function restoreLive<T>(
  restore: LiveRestore<T>,
): Promise<{ report: RestoreReport; prepared: T; aside: string }> {
  const { places, now, prepare, onProgress, signal } = restore
  const { url, dataDir, folders } = places
  return withRestoreLock(url, async (sql) => {
    await finishLeftovers(sql, places)
    const scratch = newScratchName(url)
    const aside = asideName(url, now, await databasesOf(sql))
    const staging = stagingFolder(dataDir, scratch)
    await createDatabaseLike(sql, databaseNameOf(url), scratch)
    try {
      const report = await fill(restore, urlOfDatabase(url, scratch), staging)
      signal?.throwIfAborted()
      await keepAside(folders, asideFolder(dataDir, aside))
      await moveFiles(staging, folders, { replace: false })
      const prepared = await prepare({ restored: urlOfDatabase(url, scratch), live: url }, report, () => {
        onProgress?.({ step: 'switching', share: 0 })
        return renameDatabases(url, [
          [databaseNameOf(url), aside],
          [scratch, databaseNameOf(url)],
        ])
      })
      return { report, prepared, aside }
    } finally {
      // Whether or not the switch happened; the leftovers show how far it came.
      await finishLeftovers(sql, places)
    }
  })
}
