import type { OnBackupProgress } from '@/domain/backup/backup'
import { BackupError } from '@/domain/backup/errors'
import { createDatabaseLike, databaseNameOf, dropDatabase, urlOfDatabase } from './database/maintenance'
import { renameDatabases } from './database/renameDatabases'
import { keepAside, moveFiles, removeFolder, saveFile } from './files/restoreFiles'
import { finishLeftovers, type Places } from './leftovers'
import type { OpenedArchive } from './openArchive'
import { restoreArchive, type RestoreReport, type Schema } from './restoreArchive'
import { withRestoreLock } from './restoreLock'
import { asideFolder, asideName, newScratchName, restoredFolder, stagingFolder } from './restorePlaces'

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
 * Restores into a new database next to the live one. It has a temporary name until complete, so that the requested name
 * never refers to a partial database. Photos go into a folder next to the live ones.
 * @returns the report and that folder
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

/**
 * Restores into a hidden temporary database as a test: every row is written and compared, every photo is read but not
 * stored; then the database is dropped.
 * @throws BackupError
 */
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
  /** makes final changes to the restored database, then calls `switchOver`, which makes it live */
  prepare: (
    urls: { restored: string; live: string },
    report: RestoreReport,
    switchOver: () => Promise<void>,
  ) => Promise<T>
}

/**
 * Replaces the live database: restores next to it, verifies every row, then swaps names in one transaction. Photos are
 * added before and replaced after, so that neither database ever lacks one.
 * @returns the report, the result of `prepare`, and the name of the replaced database
 * @throws BackupError; live database and photos are unchanged then
 */
export function restoreLive<T>(
  restore: LiveRestore<T>,
): Promise<{ report: RestoreReport; prepared: T; aside: string }> {
  const { places, now, prepare, onProgress, signal } = restore
  const { url, dataDir, folders } = places
  return withRestoreLock(url, async (sql) => {
    await finishLeftovers(sql, places)
    const scratch = newScratchName(url)
    const aside = asideName(url, now)
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
