import { StorageError, type StorageErrorParams } from './storage'

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

/** By type and start, in UTC: `bapsang-20261122-180000-full`; the second of that second ends in `-2`. */
export function backupNameOf(type: BackupType, now: Date, taken: readonly string[] = []): string {
  const first = `bapsang-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${type}`
  let name = first
  for (let number = 2; taken.includes(name); number += 1) name = `${first}-${number}`
  return name
}

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
  'follows',
  'digests',
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

/** How many backups to keep: the newest of each of the latest days, weeks and months that have one. */
export interface RetentionPolicy {
  daily: number
  weekly: number
  monthly: number
}

export const RETENTION_MAX = 60

const KOREA_AHEAD_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

interface Dated {
  name: string
  createdAt: Date
}

const korean = (at: Date): Date => new Date(at.getTime() + KOREA_AHEAD_MS)
const dayOf = (at: Date): string => korean(at).toISOString().slice(0, 10)
const monthOf = (at: Date): string => korean(at).toISOString().slice(0, 7)
/** Weeks start on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: Date): string => String(Math.floor((korean(at).getTime() / DAY_MS + 3) / 7))

/** Days are Korean. The newest always stays. Names are returned, oldest first. */
export function expiredBackups(backups: readonly Dated[], policy: RetentionPolicy): string[] {
  const newestFirst = [...backups].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const keepNewestOf = (periodOf: (at: Date) => string, count: number) => {
    const periods = new Set<string>()
    for (const backup of newestFirst) {
      const period = periodOf(backup.createdAt)
      if (periods.size >= count) break
      if (!periods.has(period)) kept.add(backup)
      periods.add(period)
    }
  }
  keepNewestOf(dayOf, policy.daily)
  keepNewestOf(weekOf, policy.weekly)
  keepNewestOf(monthOf, policy.monthly)
  return newestFirst
    .filter((backup) => !kept.has(backup))
    .map(({ name }) => name)
    .reverse()
}

const SCHEDULED_MINUTE = 3 * 60 + 30

/** The latest 03:30 in Korea not after `now`; a backup started before it is due again. */
export function lastScheduledTime(now: Date): Date {
  const midnight = Math.floor((now.getTime() + KOREA_AHEAD_MS) / DAY_MS) * DAY_MS - KOREA_AHEAD_MS
  const today = midnight + SCHEDULED_MINUTE * 60_000
  return new Date(today <= now.getTime() ? today : today - DAY_MS)
}

export interface BackupErrorParams extends StorageErrorParams {
  /** not an archive of this product */
  'not-a-backup': Record<never, never>
  /** the archive is truncated or unreadable within an entry */
  'archive-damaged': { entry: string }
  'checksum-differs': Record<never, never>
  'entry-damaged': { entry: string }
  'entry-missing': { entry: string }
  /** the restored rows differ from the saved ones */
  'rows-differ': { tables: string }
  /** the archive format is from a later version */
  'format-newer': { format: number }
  /** the schema is from a later version */
  'schema-newer': { migration: string }
  /** the schema is from before the version whose last migration is named */
  'schema-older': { last: string }
  /** the archive names a table its own schema lacks */
  'table-unknown': { table: string }
  'backup-not-found': { name: string }
  'backup-running': Record<never, never>
  'restore-running': Record<never, never>
  'database-name': { database: string }
  'database-exists': { database: string }
  'database-create-denied': { reason: string }
  'no-maintenance-database': { reason: string }
  /** the live database was in use, so nothing was replaced */
  'database-in-use': Record<never, never>
  'disk-full': Record<never, never>
  'not-confirmed': Record<never, never>
  /** the backup was made, but photos that the database refers to were missing */
  'files-missing': { name: string; count: number; folder: string }
}

export type BackupErrorCode = keyof BackupErrorParams

export class BackupError<Code extends BackupErrorCode = BackupErrorCode> extends Error {
  override name = 'BackupError'

  constructor(
    readonly code: Code,
    readonly params: BackupErrorParams[Code],
    options?: ErrorOptions,
  ) {
    super(`${code} ${JSON.stringify(params)}`, options)
  }
}

/** A type guard, because `instanceof` alone loses the type of `code`. */
export const isBackupError = (error: unknown): error is BackupError | StorageError =>
  error instanceof BackupError || error instanceof StorageError
