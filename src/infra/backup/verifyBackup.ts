import { type OnBackupProgress, BackupError } from '@/domain/backup'
import type { Manifest } from './archive/format'
import { readArchive, readManifest } from './archive/readArchive'
import type { OpenedArchive } from './openArchive'

export interface VerifiedBackup {
  manifest: Manifest
  entries: number
  rows: number
  files: number
  /** the checksum of the whole file was known and matched, in addition to each entry's */
  wholeFile: boolean
}

interface Options {
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

/** Verifies every byte, without a database. @throws BackupError that names the damaged entry */
export async function verifyBackup(
  { read, bytes, sha256 }: OpenedArchive,
  { onProgress, signal }: Options = {},
): Promise<VerifiedBackup> {
  const entries = readArchive(await read(), {
    sha256,
    signal,
    onRead: (done) => onProgress?.({ step: 'verifying', share: Math.min(1, done / Math.max(1, bytes)) }),
  })
  try {
    const manifest = await readManifest(entries)
    for (let count = 1; ; count += 1) {
      const next = await entries.next()
      if (next.done) {
        const { tables, files } = next.value
        const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
        if (manifest.type === 'full' && manifest.tables.some(({ name }) => !tables[name]))
          throw new BackupError('entry-missing', { entry: 'tables' })
        return { manifest, entries: count, rows, files, wholeFile: sha256 !== undefined }
      }
      for await (const _ of next.value.body) signal?.throwIfAborted()
    }
  } finally {
    await entries.return(undefined as never)
  }
}
