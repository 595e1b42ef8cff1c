import { readdir, readFile, copyFile, link, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import type { OnBackupProgress } from '@/domain/backup'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { fileEntryName } from './archive/format'
import type { ArchiveWriter } from './archive/writeArchive'

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

/** The file is durable when this resolves. */
export async function saveFile(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, file), bytes, { mode: 0o600, flush: true })
}

/** Hard-links the files to a second name, so that later cleanup of the folder leaves these. */
export async function keepAside(folders: readonly Folder[], aside: string): Promise<void> {
  for (const { name, path } of folders) {
    const to = join(aside, name)
    await mkdir(to, { recursive: true, mode: 0o700 })
    for (const file of await filesOf(path)) await linkOrCopy(join(path, file), join(to, file))
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    const code = errorCodeOf(error)
    // Already deleted, or kept by an earlier attempt.
    if (code === 'ENOENT' || code === 'EEXIST') return
    await copyFile(from, to)
  })
}

/** Moves files from a sibling folder. Without `replace`, existing files win, because they may be the live ones. */
export async function moveFiles(from: string, folders: readonly Folder[], { replace }: { replace: boolean }) {
  for (const { name, path } of folders) {
    const taken = new Set(await filesOf(path))
    await mkdir(path, { recursive: true, mode: 0o700 })
    for (const file of await filesOf(join(from, name))) {
      const there = join(from, name, file)
      if (taken.has(file) && (await isSame(there, join(path, file)))) await rm(there, { force: true })
      else if (replace || !taken.has(file)) await rename(there, join(path, file))
    }
  }
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([readFile(one), readFile(other)])
  return first.equals(second)
}

/** Also its parent, if that is then empty. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await rmdir(dirname(folder)).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes(errorCodeOf(error))) throw error
  })
}
