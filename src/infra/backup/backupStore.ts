import type { Readable } from 'node:stream'
import { z } from 'zod'
import { BackupError, BACKUP_TYPES, isBackupName } from '@/domain/backup'
import { isStorageFull } from '@/infra/diskSpace'
import type { FileStore } from '@/infra/files/fileStore'

/** The description next to a complete archive; without it the backup is incomplete. */
const backupInfoSchema = z.object({
  name: z.string().refine(isBackupName),
  type: z.enum(BACKUP_TYPES),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  rows: z.number().int(),
  files: z.number().int(),
  appVersion: z.string(),
  migration: z.string(),
  /** account id; null: the schedule or the command line */
  createdBy: z.number().int().nullable(),
  description: z.string(),
})
export type BackupInfo = z.infer<typeof backupInfoSchema>

/** Two of one millisecond by name, so that their order is that of every reading. */
const byNewest = (one: BackupInfo, other: BackupInfo): number =>
  other.createdAt.localeCompare(one.createdAt) || other.name.localeCompare(one.name)

/** Names must satisfy `isBackupName`. */
export interface BackupStore {
  /** Stores the archive, then, once that is durable, its description. */
  put(name: string, archive: Readable, describe: () => BackupInfo): Promise<BackupInfo>
  /** complete ones, newest first */
  list(): Promise<BackupInfo[]>
  /** null if there is no complete one */
  find(name: string): Promise<BackupInfo | null>
  read(name: string): Promise<Readable>
  /** Removes the description first, so that a partial removal is no longer a backup. */
  remove(name: string): Promise<void>
  /** Removes what interrupted writers left. Requires that no one is writing. */
  cleanUp(): Promise<void>
}

const ARCHIVE = '.tar.gz'
const INFO = '.json'

export const infoPathOf = (archive: string): string => archive.replace(/\.tar\.gz$/, '') + INFO

/** null if missing or not written by this product */
export function parseInfo(bytes: Buffer | null): BackupInfo | null {
  try {
    return backupInfoSchema.safeParse(JSON.parse(bytes?.toString() ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** In a folder, or among objects of a bucket, that may contain other files. */
export function backupStoreOf(files: FileStore): BackupStore {
  const keyOf = (name: string, ending: string): string => {
    if (!isBackupName(name)) throw new BackupError('backup-not-found', { name })
    return `${name}${ending}`
  }
  const keys = async () => (await files.list('', { deep: false })).map(({ key }) => key)
  const namesOf = (stored: readonly string[], ending: string): string[] =>
    stored
      .filter((key) => key.endsWith(ending))
      .map((key) => key.slice(0, -ending.length))
      .filter(isBackupName)

  async function completeOf(names: readonly string[], stored: readonly string[]): Promise<BackupInfo[]> {
    const archived = names.filter((name) => stored.includes(keyOf(name, ARCHIVE)))
    const found = await Promise.all(archived.map(async (name) => parseInfo(await files.read(keyOf(name, INFO)))))
    return found.filter((info) => info !== null).sort(byNewest)
  }

  return {
    async put(name, archive, describe) {
      try {
        await files.put(keyOf(name, ARCHIVE), archive as AsyncIterable<Buffer>)
        const info = describe()
        await files.put(keyOf(name, INFO), Buffer.from(JSON.stringify(info, null, 2)))
        return info
      } catch (error) {
        throw isStorageFull(error) ? new BackupError('disk-full', {}, { cause: error }) : error
      }
    },
    async list() {
      const stored = await keys()
      return completeOf(namesOf(stored, INFO), stored)
    },
    find: async (name) => (await completeOf([name], await keys()))[0] ?? null,
    async read(name) {
      const archive = await files.open(keyOf(name, ARCHIVE))
      if (!archive) throw new BackupError('backup-not-found', { name })
      return archive
    },
    async remove(name) {
      await files.remove(keyOf(name, INFO))
      await files.remove(keyOf(name, ARCHIVE))
    },
    async cleanUp() {
      const stored = await keys()
      const described = new Set(namesOf(stored, INFO))
      for (const name of namesOf(stored, ARCHIVE)) if (!described.has(name)) await files.remove(keyOf(name, ARCHIVE))
      await files.cleanUp(({ key }) => isBackupName(key.replace(/\.(?:tar\.gz|json)$/, '')))
    },
  }
}
