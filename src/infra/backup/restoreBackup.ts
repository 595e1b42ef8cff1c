import { type OnBackupProgress, BackupError } from '@/domain/backup'
import {
  createDatabaseLike,
  databaseNameOf,
  dropDatabase,
  urlOfDatabase,
  renameDatabases,
} from './database/maintenance'
import { createPace } from '@/infra/files/fileStore'
import { wholeOf } from './archive/readArchive'
import { keepAside, moveFiles } from './folders'
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

/** Larger files are stored as they are read. */
const HELD_BYTES_MAX = 1 << 20

async function fill({ places, ...restore }: Restore, url: string, saving: string): Promise<RestoreReport> {
  const { files } = places
  const pace = createPace()
  try {
    return await restoreArchive({
      ...restore,
      url,
      async saveFile(key, content, size) {
        if (size > HELD_BYTES_MAX) return files.put(`${saving}/${key}`, content)
        const whole = await wholeOf(content, size, key)
        return pace.add(() => files.put(`${saving}/${key}`, whole))
      },
    })
  } finally {
    await pace.end()
  }
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
    const folder = restoredFolder(database)
    await places.files.removeFolder(folder)
    const scratch = newScratchName(places.url)
    await createDatabaseLike(sql, databaseNameOf(places.url), scratch)
    try {
      const report = await fill(restore, urlOfDatabase(places.url, scratch), folder)
      await renameDatabases(places.url, [[scratch, database]])
      return { ...report, folder: places.files.placeOf(folder) }
    } catch (error) {
      await dropDatabase(sql, scratch)
      await places.files.removeFolder(folder)
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
        async saveFile(_key, content) {
          for await (const _ of content) restore.signal?.throwIfAborted()
        },
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
  const { url, files } = places
  return withRestoreLock(url, async (sql) => {
    await finishLeftovers(sql, places)
    const scratch = newScratchName(url)
    const aside = asideName(url, now, await databasesOf(sql))
    const staging = stagingFolder(scratch)
    await createDatabaseLike(sql, databaseNameOf(url), scratch)
    try {
      const report = await fill(restore, urlOfDatabase(url, scratch), staging)
      signal?.throwIfAborted()
      await keepAside(files, asideFolder(aside))
      await moveFiles(files, staging, { replace: false })
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
