/** `full`: rows and photographs; `schema`: the tables alone, without a row. */
export const BACKUP_TYPES = ['full', 'schema'] as const
export type BackupType = (typeof BACKUP_TYPES)[number]

export const BACKUP_STATUSES = ['in_progress', 'completed', 'failed'] as const
export type BackupStatus = (typeof BACKUP_STATUSES)[number]

/** What has to be typed before the live database is replaced. */
export const RESTORE_CONFIRMATION = '복원'

export const BACKUP_DESCRIPTION_MAX = 200

/** A name is also a file's: nothing in it leads out of a folder. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/

export const isBackupName = (name: string): boolean => NAME.test(name)

/** The name of a backup begun at an instant, `bapsang-20261122-180000-full`, in UTC. */
export const backupNameOf = (type: BackupType, now: Date): string =>
  `bapsang-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${type}`

/** A table of a restored backup. */
export interface RestoredRows {
  table: string
  /** as they were restored, each like the one that was saved */
  rows: number
  /** of the live database then; null where it has no such table, absent where the backup took its place */
  live?: number | null
}

/** What is carried over from a database that a restore replaces: decisions that are not to be undone by it. */
export const CARRIED_KINDS = [
  'audit',
  'erasures',
  'content',
  'destroyed',
  'restaurants',
  'takedowns',
  'exclusions',
  'reports',
  'blocks',
  'roles',
  'passwords',
  'invitations',
  'shares',
  'consents',
] as const
export type CarriedKind = (typeof CARRIED_KINDS)[number]

export interface Carried {
  kind: CarriedKind
  count: number
}

/** What came of a restore: in place of the live database, or next to it, to see that it can be done. */
export interface RestoreResult {
  name: string
  tables: RestoredRows[]
  /** photographs */
  files: number
  /** migrations that were run on top, because the backup is an older version's */
  migratedOn: number
  /** null where the replaced database was not a later state of the backup's, absent where none was replaced */
  carried?: Carried[] | null
}

/** Where a backup or a restore stands. */
export interface BackupProgress {
  step: 'database' | 'photographs' | 'schema' | 'verifying' | 'switching'
  /** the table or file that is under way, where there is one */
  item?: string
  /** of this step, from 0 to 1 */
  share: number
}

export type OnBackupProgress = (progress: BackupProgress) => void
