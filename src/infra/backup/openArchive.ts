import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { BackupError } from '@/domain/backup'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { type BackupStore, infoPathOf, parseInfo } from './backupStore'

export interface OpenedArchive {
  name: string
  /** Opens it once; read it to the end. */
  read: () => Promise<Readable>
  bytes: number
  sha256?: string | undefined
}

/** @throws BackupError 'backup-not-found' */
export async function openStored(store: BackupStore, name: string): Promise<OpenedArchive> {
  const info = await store.find(name)
  if (!info) throw new BackupError('backup-not-found', { name })
  return { name, read: () => store.read(name), bytes: info.bytes, sha256: info.sha256 }
}

/** The checksum is known if the file's description is next to it. @throws BackupError 'backup-not-found' */
export async function openFile(path: string): Promise<OpenedArchive> {
  const nullIfMissing = (error: unknown): null => {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  }
  const file = await stat(path).catch(nullIfMissing)
  if (!file?.isFile()) throw new BackupError('backup-not-found', { name: path })
  const info = parseInfo(await readFile(infoPathOf(path)).catch(nullIfMissing))
  return {
    name: path,
    // oxlint-disable-next-line typescript/require-await -- a store over the network has to wait
    read: async () => createReadStream(path, { highWaterMark: 1 << 18 }),
    bytes: file.size,
    sha256: info?.sha256,
  }
}
