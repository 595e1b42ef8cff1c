export interface BackupErrorParams {
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
  /** `request`: its method and key; `answer`: status and code of the storage */
  'storage-refused': { request: string; answer: string }
  'storage-unreachable': { storage: string; reason: string }
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
export const isBackupError = (error: unknown): error is BackupError => error instanceof BackupError
