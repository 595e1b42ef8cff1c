import { createHash, randomBytes } from 'node:crypto'
import { readFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { log } from './log'
import { errorCodeOf } from './database/pgErrors'
import { env } from './env'

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A damaged file is logged, to be restored from a backup. `checksum`: null if unknown. */
export function isIntact(file: string, bytes: Buffer, checksum: string | null): boolean {
  if (checksum === null || sha256(bytes) === checksum) return true
  log.error(`the photograph ${file} has changed since it was stored; take the file from a backup`)
  return false
}

/** Error codes for a missing file, a name that is too long, a folder, or a path through a file. */
const ABSENT = new Set(['ENOENT', 'ENAMETOOLONG', 'EISDIR', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE'])

/** The bytes of a file of staff's pictures; null if missing. */
export const readMediaFile = (folder: string, name: string): Promise<Buffer | null> =>
  readFile(join(folder, basename(name))).catch((error: unknown) => {
    if (ABSENT.has(errorCodeOf(error))) return null
    throw error
  })

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

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export function photoStore(folder = join(env().DATA_DIR, 'photos')): PhotoStore {
  const pathOf = (name: string, form: keyof PhotoFiles): string => {
    const file = `${name}.${form}.webp`
    if (!FILE.test(file)) throw new Error('not the name of a photograph')
    return join(folder, file)
  }
  return {
    async put(name, files) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const form of FORMS) await writeWhole(pathOf(name, form), files[form])
    },
    read: async (name, form) =>
      readFile(pathOf(name, form)).catch((error: unknown) =>
        isMissing(error) ? null : Promise.reject(error as Error),
      ),
    async remove(name) {
      for (const form of FORMS) await rm(pathOf(name, form), { force: true })
    },
    olderThan: (hours) => namesOlderThan(folder, Date.now() - hours * 60 * 60 * 1000),
  }
}

/** Writes to a temporary name first, so that neither readers nor a full disk leave a partial file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    await writeFile(temporary, bytes, { mode: 0o600, flush: true })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function namesOlderThan(folder: string, moment: number): Promise<string[]> {
  const files = await readdir(folder).catch((error: unknown) =>
    isMissing(error) ? [] : Promise.reject(error as Error),
  )
  const old = new Set<string>()
  for (const file of files) {
    const name = FILE.exec(file)?.[1]
    const written = name === undefined ? null : await stat(join(folder, file)).catch(() => null)
    if (name !== undefined && written && written.mtimeMs < moment) old.add(name)
  }
  return [...old]
}
