/** Why a backup cannot be made, read or restored, with what its sentence names. */
export interface BackupErrorParams {
  /** the file is not an archive of this product */
  'not-a-backup': Record<never, never>
  /** the archive ends, or cannot be read any further, within an entry */
  'archive-damaged': { entry: string }
  /** the bytes of the file are not those that were written */
  'checksum-differs': Record<never, never>
  'entry-damaged': { entry: string }
  'entry-missing': { entry: string }
  /** rows were read whole and are others than those that were saved */
  'rows-differ': { tables: string }
  /** the archive's form is of a later version of the product */
  'format-newer': { format: number }
  /** the schema is of a later version of the product */
  'schema-newer': { migration: string }
  /** the schema is of a version before the one whose last migration is named */
  'schema-older': { last: string }
  /** an archive names a table that its own schema does not have */
  'table-unknown': { table: string }
  'backup-not-found': { name: string }
  'backup-running': Record<never, never>
  'restore-running': Record<never, never>
  'database-name': { database: string }
  'database-exists': { database: string }
  'database-create-denied': { reason: string }
  'no-maintenance-database': { reason: string }
  /** somebody kept the live database in use: nothing was replaced */
  'database-in-use': Record<never, never>
  'disk-full': Record<never, never>
  'not-confirmed': Record<never, never>
  /** the backup was made, and photographs that the database names were not there to go into it */
  'files-missing': { name: string; count: number; folder: string }
}

export type BackupErrorCode = keyof BackupErrorParams

/** A backup or restore that did not come about; `code` and `params` are for anyone who puts it into words. */
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

/** `instanceof`, which forgets what its codes are. */
export const isBackupError = (error: unknown): error is BackupError => error instanceof BackupError
