import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Readable } from 'node:stream'
import type { ByteRange } from '@/contract/headers'
import {
  OPEN_DATA_TABLES,
  type Snapshot,
  SNAPSHOT_EDITION,
  SNAPSHOTS_KEPT,
  snapshotFileName,
  snapshotSchema,
} from '@/domain/openData'
import type { FileStore, StoredFile } from './files/fileStore'
import { fileStore } from './files/settings'

const DATE = /^\d{4}-\d\d-\d\d$/
const MANIFEST = 'manifest.json'
const FILES = new Set(OPEN_DATA_TABLES.map(snapshotFileName))

export interface WrittenFile {
  bytes: number
  /** in hexadecimal */
  sha256: string
}

export interface SnapshotStore {
  /** newest first */
  list(): Promise<Snapshot[]>
  find(date: string): Promise<Snapshot | null>
  /** A snapshot is there once all its files are. Requires that no other of the day is being written. */
  put(
    date: string,
    write: (file: (name: string, content: AsyncIterable<Buffer>) => Promise<WrittenFile>) => Promise<Snapshot>,
  ): Promise<Snapshot>
  /** null if missing */
  read(date: string, file: string, range?: ByteRange): Promise<Readable | null>
  remove(date: string): Promise<void>
}

/** By place, date and time: a manifest is never changed. */
const known = new LRUCache<string, { snapshot: Snapshot | null }>({ max: SNAPSHOTS_KEPT * 2 })

/** Other editions contain data that is no longer public. */
function parseManifest(bytes: Buffer | null): Snapshot | null {
  if (!bytes) return null
  const manifest = JSON.parse(bytes.toString()) as { edition?: number }
  return manifest.edition === SNAPSHOT_EDITION ? snapshotSchema.parse(manifest) : null
}

export function snapshotStore(store: FileStore = fileStore().in('open-data')): SnapshotStore {
  const keyOf = (date: string, file: string): string => {
    if (!DATE.test(date)) throw new Error('not the date of a snapshot')
    return `${date}/${file}`
  }

  const find = async (date: string) => parseManifest(await store.read(keyOf(date, MANIFEST)))

  async function findListed({ key, bytes, modifiedAt }: StoredFile): Promise<Snapshot | null> {
    const name = [store.placeOf(key), bytes, modifiedAt.getTime()].join()
    const found = known.get(name) ?? { snapshot: parseManifest(await store.read(key)) }
    known.set(name, found)
    return found.snapshot
  }

  const manifestsOf = (files: readonly StoredFile[]) =>
    files.filter(({ key }) => key.endsWith(`/${MANIFEST}`) && DATE.test(key.slice(0, -MANIFEST.length - 1)))

  async function list(): Promise<Snapshot[]> {
    const found = await Promise.all(manifestsOf(await store.list()).map(findListed))
    return found.filter((snapshot) => snapshot !== null).sort((one, other) => (one.date < other.date ? 1 : -1))
  }

  /** Without a manifest of this edition. */
  async function removeAbandoned(): Promise<void> {
    const kept = new Set((await list()).map(({ date }) => date))
    const folders = new Set((await store.list()).map(({ key }) => key.split('/')[0] ?? ''))
    for (const folder of folders) if (DATE.test(folder) && !kept.has(folder)) await store.removeFolder(folder)
  }

  /** The manifest first, so that a removal that is cut off leaves no snapshot. */
  async function remove(date: string): Promise<void> {
    await store.remove(keyOf(date, MANIFEST))
    await store.removeFolder(date)
  }

  async function write(key: string, content: AsyncIterable<Buffer>): Promise<WrittenFile> {
    const hash = createHash('sha256')
    let bytes = 0
    async function* counted() {
      for await (const chunk of content) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    await store.put(key, counted())
    return { bytes, sha256: hash.digest('hex') }
  }

  return {
    list,
    find,
    async put(date, writeFiles) {
      await removeAbandoned()
      const other = await find(date)
      if (other) return other
      try {
        const snapshot = await writeFiles((name, content) => write(keyOf(date, name), content))
        await store.put(keyOf(date, MANIFEST), Buffer.from(JSON.stringify(snapshot, null, 2)))
        return snapshot
      } catch (error) {
        await store.removeFolder(date).catch(() => undefined)
        throw error
      }
    },
    async read(date, file, range) {
      if (!FILES.has(file)) throw new Error('not a file of a snapshot')
      return store.open(keyOf(date, file), range)
    },
    remove,
  }
}
