import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { isBackupName, BackupError } from '@/domain/backup'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { isStorageFull } from '@/infra/diskSpace'
import { type BackupInfo, backupInfoSchema, type BackupStore, byNewest } from './backupStore'

const ARCHIVE = '.tar.gz'
const INFO = '.json'
const PARTIAL = '.partial'

export const infoPathOf = (archive: string): string => archive.replace(/\.tar\.gz$/, '') + INFO

export function diskStore(folder: string): BackupStore {
  const pathOf = (name: string, ending: string): string => {
    if (!isBackupName(name)) throw new BackupError('backup-not-found', { name })
    return join(folder, `${name}${ending}`)
  }
  const find = async (name: string): Promise<BackupInfo | null> => {
    const info = await readInfo(pathOf(name, INFO))
    const archive = await stat(pathOf(name, ARCHIVE)).catch(nullIfMissing)
    return info && archive ? info : null
  }
  return {
    async put(name, archive, describe) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFileSafely(pathOf(name, ARCHIVE), archive)
      const info = describe()
      await writeFileSafely(pathOf(name, INFO), [Buffer.from(JSON.stringify(info, null, 2))])
      return info
    },
    async list() {
      const files = await readdir(folder).catch(nullIfMissing)
      const names = (files ?? []).filter((file) => file.endsWith(INFO)).map((file) => file.slice(0, -INFO.length))
      const found = await Promise.all(names.filter(isBackupName).map(find))
      return found.filter((info) => info !== null).sort(byNewest)
    },
    find,
    // oxlint-disable-next-line typescript/require-await -- a store over the network has to wait
    read: async (name): Promise<Readable> => createReadStream(pathOf(name, ARCHIVE), { highWaterMark: 1 << 18 }),
    async remove(name) {
      await rm(pathOf(name, INFO), { force: true })
      await rm(pathOf(name, ARCHIVE), { force: true })
    },
    async cleanUp() {
      const files = new Set((await readdir(folder).catch(nullIfMissing)) ?? [])
      for (const file of files) {
        const orphaned = file.endsWith(ARCHIVE) && !files.has(infoPathOf(file))
        if (file.endsWith(PARTIAL) || (orphaned && isBackupName(file.slice(0, -ARCHIVE.length))))
          await rm(join(folder, file), { force: true })
      }
    },
  }
}

function nullIfMissing(error: unknown): null {
  if (errorCodeOf(error) === 'ENOENT') return null
  throw error
}

/** null if missing or not written by this product */
export async function readInfo(path: string): Promise<BackupInfo | null> {
  const text = await readFile(path, 'utf8').catch(nullIfMissing)
  if (text === null) return null
  try {
    return backupInfoSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Writes under a temporary name, syncs, renames. @throws BackupError 'disk-full' */
async function writeFileSafely(path: string, source: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const partial = `${path}${PARTIAL}`
  try {
    const file = await open(partial, 'w', 0o600)
    try {
      for await (const chunk of source) await file.appendFile(chunk)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
    await syncFolder(path)
  } catch (error) {
    await rm(partial, { force: true })
    throw isStorageFull(error) ? new BackupError('disk-full', {}, { cause: error }) : error
  }
}

/** Makes a rename durable; only possible on Linux. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(join(path, '..'), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
