import { createHash, randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import type { FileStore } from './files/fileStore'
import { fileStore } from './files/settings'
import { log } from './log'

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A damaged file is logged, to be restored from a backup. `checksum`: null if unknown. */
export function isIntact(file: string, bytes: Buffer, checksum: string | null): boolean {
  if (checksum === null || sha256(bytes) === checksum) return true
  log.error(`the photograph ${file} has changed since it was stored; take the file from a backup`)
  return false
}

export const mediaStore = (): FileStore => fileStore().in('media')

/** The bytes of a file of staff's pictures; null if missing. */
export const readMediaFile = (media: FileStore, name: string): Promise<Buffer | null> => media.read(basename(name))

export interface PhotoFiles {
  whole: Buffer
  small: Buffer
}

/** Names come from `newPhotoKey`, never from users. */
export interface PhotoStore {
  put(name: string, files: PhotoFiles): Promise<void>
  /** null if missing */
  read(name: string, form: keyof PhotoFiles): Promise<Buffer | null>
  remove(name: string): Promise<void>
  /** names of photos older than this */
  olderThan(hours: number): Promise<string[]>
}

const FORMS = ['whole', 'small'] as const
const FILE = /^([A-Za-z0-9_-]{16,64})\.(whole|small)\.webp$/

/** Long enough that hidden photos cannot be guessed. No leading hyphen, which commands would take for an option. */
export function newPhotoKey(): string {
  const key = randomBytes(24).toString('base64url')
  return key.startsWith('-') ? newPhotoKey() : key
}

export function photoStore(store = fileStore().in('photos')): PhotoStore {
  const fileOf = (name: string, form: keyof PhotoFiles): string => {
    const file = `${name}.${form}.webp`
    if (!FILE.test(file)) throw new Error('not the name of a photograph')
    return file
  }
  return {
    async put(name, files) {
      for (const form of FORMS) await store.put(fileOf(name, form), files[form])
    },
    read: async (name, form) => store.read(fileOf(name, form)),
    async remove(name) {
      for (const form of FORMS) await store.remove(fileOf(name, form))
    },
    async olderThan(hours) {
      const moment = Date.now() - hours * 60 * 60 * 1000
      const old = (await store.list()).filter(({ modifiedAt }) => modifiedAt.getTime() < moment)
      return [...new Set(old.flatMap(({ key }) => FILE.exec(key)?.[1] ?? []))]
    },
  }
}
