import type { Readable } from 'node:stream'
import { z } from 'zod'
import { BACKUP_TYPES, isBackupName } from '@/domain/backup'

/** The description next to a complete archive; without it the backup is incomplete. */
export const backupInfoSchema = z.object({
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
export const byNewest = (one: BackupInfo, other: BackupInfo): number =>
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
