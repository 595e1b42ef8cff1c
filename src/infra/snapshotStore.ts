import { createHash, randomBytes } from 'node:crypto'
import { open, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from '@/contract/headers'
import { OPEN_DATA_TABLES, type Snapshot, SNAPSHOT_EDITION, snapshotFileName, snapshotSchema } from '@/domain/openData'
import { env } from './env'
import { errorCodeOf } from './database/pgErrors'

/** Readable only by the server's account, and synced. SHA-256 in hexadecimal. */
export async function writeSynced(
  path: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

const DATE = /^\d{4}-\d\d-\d\d$/
const MANIFEST = 'manifest.json'
const PARTIAL = '.part'
/** Older unfinished snapshots belong to a process that died. */
const ABANDONED_MS = 24 * 60 * 60 * 1000
const FILES = new Set(OPEN_DATA_TABLES.map(snapshotFileName))

export interface SnapshotStore {
  /** newest first */
  list(): Promise<Snapshot[]>
  /** Under a temporary name until durable; an existing one of the same day stays. */
  put(date: string, write: (folder: string) => Promise<Snapshot>): Promise<Snapshot>
  read(date: string, file: string, range?: ByteRange): Readable
  remove(date: string): Promise<void>
}

const isMissing = (error: unknown): boolean => errorCodeOf(error) === 'ENOENT'

export function snapshotStore(root = join(env().DATA_DIR, 'open-data')): SnapshotStore {
  const folderOf = (date: string): string => {
    if (!DATE.test(date)) throw new Error('not the date of a snapshot')
    return join(root, date)
  }
  const namesIn = async (): Promise<string[]> =>
    readdir(/* turbopackIgnore: true */ root).catch((error: unknown) =>
      isMissing(error) ? [] : Promise.reject(error as Error),
    )

  /** Other editions contain data that is no longer public. */
  async function find(date: string): Promise<Snapshot | null> {
    try {
      const manifest = JSON.parse(await readFile(join(folderOf(date), MANIFEST), 'utf8')) as { edition?: number }
      return manifest.edition === SNAPSHOT_EDITION ? snapshotSchema.parse(manifest) : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function removeAbandoned(): Promise<void> {
    for (const name of await namesIn()) {
      if (DATE.test(name) && !(await find(name))) await rm(folderOf(name), { recursive: true, force: true })
      if (!name.endsWith(PARTIAL)) continue
      const found = await stat(join(root, name)).catch(() => null)
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
        await rm(join(root, name), { recursive: true, force: true })
    }
  }

  return {
    async list() {
      const dates = (await namesIn()).filter((name) => DATE.test(name)).sort()
      const found = await Promise.all(dates.reverse().map(find))
      return found.filter((snapshot) => snapshot !== null)
    },
    async put(date, write) {
      await removeAbandoned()
      const temporary = `${folderOf(date)}.${randomBytes(6).toString('hex')}${PARTIAL}`
      await mkdir(temporary, { recursive: true, mode: 0o700 })
      try {
        const snapshot = await write(temporary)
        await writeSynced(join(temporary, MANIFEST), [Buffer.from(JSON.stringify(snapshot, null, 2))])
        await rename(temporary, folderOf(date))
        return snapshot
      } catch (error) {
        await rm(temporary, { recursive: true, force: true })
        const [code, other] = [errorCodeOf(error), await find(date)]
        if ((code === 'ENOTEMPTY' || code === 'EEXIST') && other) return other
        throw error
      }
    },
    read(date, file, range) {
      if (!FILES.has(file)) throw new Error('not a file of a snapshot')
      return createReadStream(join(folderOf(date), file), { highWaterMark: 1 << 18, ...range })
    },
    remove: (date) => rm(folderOf(date), { recursive: true, force: true }),
  }
}
