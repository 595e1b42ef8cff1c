import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { INSTALLATION_FILE, type FileStore } from '@/infra/files/fileStore'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'

/** It belongs to another database, or is new although this database already had one. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/**
 * The first start sets the code in both. In a wrong folder or bucket, photos would be missing from backups and deleted
 * as orphans. @throws DataFolderError, StorageError
 */
export const requireOwnFiles = (pool: Pool, files: FileStore): Promise<void> =>
  transaction(pool, async (sql) => {
    if (!(await hasInstallation(sql))) return
    const { rows } = await sql.query<{ code: string; has_folder: boolean }>(
      'SELECT code, has_folder FROM installation FOR UPDATE',
    )
    const [known] = rows
    const found = (await files.read(INSTALLATION_FILE))?.toString().trim() ?? null
    if (!known || (found === null ? known.has_folder : found !== known.code))
      throw new DataFolderError(
        COMMAND_ERRORS.foreignFolder(files.placeOf(), files.placeOf(INSTALLATION_FILE), known?.code ?? ''),
      )
    if (found === null) await files.put(INSTALLATION_FILE, Buffer.from(`${known.code}\n`))
    if (!known.has_folder) await sql.query('UPDATE installation SET has_folder = true')
  })

/** To a restored database; if the live one has no code, it gets a new folder's. */
export async function carryInstallation(from: Queryable, to: Queryable): Promise<void> {
  const { rows } = (await hasInstallation(from))
    ? await from.query<{ code: string; has_folder: boolean }>('SELECT code, has_folder FROM installation')
    : { rows: [] }
  await to.query('UPDATE installation SET code = COALESCE($1, code), has_folder = $2', [
    rows[0]?.code,
    rows[0]?.has_folder ?? false,
  ])
}

/** An empty or older database can be backed up before its migration. */
async function hasInstallation(sql: Queryable): Promise<boolean> {
  const { rows } = await sql.query<{ exists: boolean }>(`SELECT to_regclass('installation') IS NOT NULL AS exists`)
  return rows[0]?.exists ?? false
}
