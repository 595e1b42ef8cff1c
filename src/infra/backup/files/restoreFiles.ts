import { copyFile, link, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { filesOf, type Folder } from './dumpFolder'

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
