import { createHash } from 'node:crypto'
import { pipeline, Transform } from 'node:stream'
import { type BackupType, backupNameOf, type OnBackupProgress } from '@/domain/backup'
import { ARCHIVE_FORMAT, MANIFEST, type Manifest, type TableSum } from './archive/format'
import { createArchiveWriter, type ArchiveWriter } from './archive/writeArchive'
import { type Snapshot, withSnapshot } from './database/dumpTables'
import type { FileStore } from '@/infra/files/fileStore'
import { dumpFiles } from './folders'
import type { BackupInfo, BackupStore } from './backupStore'

export interface NewBackup {
  url: string
  store: BackupStore
  files: FileStore
  type: BackupType
  appVersion: string
  now: Date
  /** `backupNameOf` by default */
  name?: string
  /** account id; null: the schedule or the command line */
  createdBy?: number | null
  description?: string
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

/**
 * One snapshot and the files, stored completely or not at all, in constant memory. Throws BackupError and disk errors.
 */
export function createBackup(backup: NewBackup): Promise<BackupInfo> {
  const { url, store, type, now, name = backupNameOf(type, now) } = backup
  return withSnapshot(url, async (snapshot) => {
    const archive = createArchiveWriter()
    const seen = { hash: createHash('sha256'), bytes: 0 }
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        seen.hash.update(chunk)
        seen.bytes += chunk.length
        done(null, chunk)
      },
    })
    pipeline(archive.output, counted, () => undefined)
    let totals = { rows: 0, files: 0 }
    const stored = store.put(name, counted, () => ({
      name,
      type,
      createdAt: now.toISOString(),
      completedAt: new Date().toISOString(),
      bytes: seen.bytes,
      sha256: seen.hash.digest('hex'),
      ...totals,
      appVersion: backup.appVersion,
      migration: snapshot.database.migrations.at(-1) ?? '',
      createdBy: backup.createdBy ?? null,
      description: backup.description ?? '',
    }))
    // A full disk ends the writing with its own error.
    stored.catch((error: Error) => archive.abort(error))
    try {
      totals = await writeEntries(archive, snapshot, backup)
    } catch (error) {
      archive.abort(error as Error)
      await stored.catch(() => undefined)
      throw error
    }
    return stored
  })
}

async function writeEntries(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { type, now, appVersion, files, onProgress, signal }: NewBackup,
): Promise<{ rows: number; files: number }> {
  const { database } = snapshot
  const { tables, ...described } = database
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    type,
    appVersion,
    createdAt: now.toISOString(),
    ...described,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: type === 'schema' ? [] : database.sequences,
  }
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  let sums: Record<string, TableSum> = {}
  let count = 0
  if (type === 'full') {
    sums = await snapshot.dumpTables(archive, { onProgress, signal })
    count = await dumpFiles(files, archive, { onProgress, signal })
  }
  await archive.finish({ tables: sums, files: count })
  return { rows: Object.values(sums).reduce((sum, { rows }) => sum + rows, 0), files: count }
}
