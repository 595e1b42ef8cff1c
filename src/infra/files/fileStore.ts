import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ByteRange } from '@/contract/headers'

export interface StoredFile {
  key: string
  bytes: number
  modifiedAt: Date
}

/** What a writer that died, or still writes, has begun. */
export interface UnfinishedFile {
  key: string
  startedAt: Date
}

export type FileContent = Uint8Array | AsyncIterable<Uint8Array>

/**
 * Files by key (`photos/abc.small.webp`), on a disk or in S3-compatible storage. A file is there whole or not at all.
 * Methods throw StorageError or the disk's errors.
 */
export interface FileStore {
  /** A path or an address, for people. */
  placeOf(key?: string): string
  /** Durable when this resolves; replaces an earlier one. */
  put(key: string, content: FileContent): Promise<void>
  /** null if missing. Of at most `READ_BYTES_MAX` */
  read(key: string): Promise<Buffer | null>
  /** Of any size; null if missing. */
  open(key: string, range?: ByteRange): Promise<Readable | null>
  remove(key: string): Promise<void>
  /** Whole files below a folder by key, also in its subfolders unless `deep` is false. */
  list(folder?: string, options?: { deep?: boolean }): Promise<StoredFile[]>
  /** Later changes of one leave the other. Nothing happens if the first is missing. */
  copy(from: string, to: string): Promise<void>
  move(from: string, to: string): Promise<void>
  /** With all files below it. */
  removeFolder(folder: string): Promise<void>
  cleanUp(isDead: (unfinished: UnfinishedFile) => boolean): Promise<void>
  in(folder: string): FileStore
}

/** The code of the database that the files belong to. */
export const INSTALLATION_FILE = 'installation'

/** Folders of what belongs to the database. */
export const FILE_FOLDERS = ['photos', 'media', 'open-data'] as const

/** Copies of them for databases that a restore replaced. */
export const BEFORE_FOLDER = 'before'

export const READ_BYTES_MAX = 64 << 20

const KEY_BYTES_MAX = 900
const NAME_BYTES_MAX = 255

/** Whether each name in it is one that disks and storages take, and none leads elsewhere. */
export const isFileKey = (key: string): boolean =>
  Buffer.byteLength(key) <= KEY_BYTES_MAX &&
  key
    .split('/')
    .every(
      (name) =>
        name !== '' &&
        name !== '.' &&
        name !== '..' &&
        !/[\\\0]/.test(name) &&
        Buffer.byteLength(name) <= NAME_BYTES_MAX,
    )

export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`not the key of a file: ${JSON.stringify(key)}`)
  return key
}

const AT_ONCE = 16

interface Pace {
  /** Resolves when there is room for the next; rejects with the error of an earlier one. */
  add(work: () => Promise<unknown>): Promise<void>
  end(): Promise<void>
}

/** Several at once, because a storage over a network makes each wait. */
export function createPace(): Pace {
  const running = new Set<Promise<void>>()
  const errors: unknown[] = []
  const start = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      errors.push(error)
    }
  }
  const throwFirst = () => {
    if (errors.length) throw errors[0]
  }
  return {
    async add(work) {
      while (running.size >= AT_ONCE) await Promise.race(running)
      throwFirst()
      const one: Promise<void> = start(work).finally(() => running.delete(one))
      running.add(one)
    },
    async end() {
      await Promise.all(running)
      throwFirst()
    },
  }
}

export async function forEachFile(
  files: readonly StoredFile[],
  work: (file: StoredFile) => Promise<unknown>,
): Promise<void> {
  const pace = createPace()
  try {
    for (const file of files) await pace.add(() => work(file))
  } finally {
    await pace.end()
  }
}

/** SHA-256 in hexadecimal; null if missing. */
export async function sumOfFile(files: FileStore, key: string): Promise<string | null> {
  const content = await files.open(key)
  if (!content) return null
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
