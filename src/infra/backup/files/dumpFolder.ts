import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OnBackupProgress } from '@/domain/backup/backup'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { fileEntryName } from '../archive/format'
import type { ArchiveWriter } from '../archive/writeArchive'

export interface Folder {
  name: string
  path: string
}

const nullIfMissing = (error: unknown): null => {
  if (errorCodeOf(error) === 'ENOENT') return null
  throw error
}

/** File names in a folder, without unfinished files; empty if the folder is missing. */
export async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(nullIfMissing)
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map(({ name }) => name)
    .sort()
}

/** Returns the number of files written. Files deleted since the snapshot are skipped; any row of theirs is trash. */
export async function dumpFolder(
  { name, path }: Folder,
  archive: ArchiveWriter,
  { onProgress, signal }: { onProgress?: OnBackupProgress | undefined; signal?: AbortSignal | undefined },
): Promise<number> {
  const files = await filesOf(path)
  let written = 0
  for (const [i, file] of files.entries()) {
    signal?.throwIfAborted()
    const bytes = await readFile(join(path, file)).catch(nullIfMissing)
    if (!bytes) continue
    await archive.add(fileEntryName(name, file), bytes)
    written += 1
    onProgress?.({ step: 'photographs', share: (i + 1) / files.length })
  }
  return written
}
