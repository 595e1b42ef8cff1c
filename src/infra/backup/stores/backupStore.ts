import type { Readable } from 'node:stream'
import { z } from 'zod'
import { BACKUP_TYPES, isBackupName } from '@/domain/backup/backup'

/** What lies next to a complete archive; without it there is no backup, only the rest of one. */
export const backupInfoSchema = z.object({
  name: z.string().refine(isBackupName),
  type: z.enum(BACKUP_TYPES),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  bytes: z.number().int(),
  /** of the whole archive */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  rows: z.number().int(),
  files: z.number().int(),
  appVersion: z.string(),
  /** the last one that the schema has */
  migration: z.string(),
  /** account id; null: the schedule, or the server's command line */
  createdBy: z.number().int().nullable(),
  description: z.string(),
})
export type BackupInfo = z.infer<typeof backupInfoSchema>

/** Where backups lie: a folder of this machine's, or a bucket. Names are `isBackupName`'s; others are refused. */
export interface BackupStore {
  /** Stores an archive and then, when the last byte is safe, what `describe` says of it: never the one half. */
  put(name: string, archive: Readable, describe: () => BackupInfo): Promise<BackupInfo>
  /** Complete backups, newest first. */
  list(): Promise<BackupInfo[]>
  /** null where there is no complete one */
  find(name: string): Promise<BackupInfo | null>
  read(name: string): Promise<Readable>
  /** The description first: half removed, it is not a backup any more. */
  remove(name: string): Promise<void>
  /** Removes what interrupted writers left. No one else may be writing. */
  cleanUp(): Promise<void>
}
