/** `full`: rows and photos; `schema`: tables without rows. */
export const BACKUP_TYPES = ['full', 'schema'] as const
export type BackupType = (typeof BACKUP_TYPES)[number]

export const BACKUP_STATUSES = ['in_progress', 'completed', 'failed'] as const
export type BackupStatus = (typeof BACKUP_STATUSES)[number]

/** Must be typed before the live database is replaced. */
export const RESTORE_CONFIRMATION = '복원'

export const BACKUP_DESCRIPTION_MAX = 200

/** A name is also a file name, so it must not contain path separators. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/

export const isBackupName = (name: string): boolean => NAME.test(name)

/** By type and start, in UTC: `bapsang-20261122-180000-full`. */
export const backupNameOf = (type: BackupType, now: Date): string =>
  `bapsang-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${type}`

export interface RestoredRows {
  table: string
  rows: number
  /** rows in the live database; null if it has no such table, absent if the backup replaced it */
  live?: number | null
}

/** Decisions carried over from the replaced database, which a restore must not undo. */
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
  'offices',
  'consents',
] as const
export type CarriedKind = (typeof CARRIED_KINDS)[number]

export interface Carried {
  kind: CarriedKind
  count: number
}

export interface RestoreResult {
  name: string
  tables: RestoredRows[]
  files: number
  /** migrations applied afterwards, because the backup is from an older version */
  migratedOn: number
  /** null if the replaced database was not a later state of the backup, absent if none was replaced */
  carried?: Carried[] | null
}

export interface BackupProgress {
  step: 'database' | 'photographs' | 'schema' | 'verifying' | 'switching'
  item?: string
  /** of this step, 0 to 1 */
  share: number
}

export type OnBackupProgress = (progress: BackupProgress) => void
