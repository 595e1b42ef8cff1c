import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'

/** It belongs to another database, or is new although this database already had one. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/**
 * The first start sets the code in both. In a wrong folder, photos would be missing from backups and deleted as
 * orphans. @throws DataFolderError
 */
export const requireOwnFolder = (pool: Pool, dataDir: string): Promise<void> =>
  transaction(pool, async (sql) => {
    if (!(await hasInstallation(sql))) return
    const { rows } = await sql.query<{ code: string; has_folder: boolean }>(
      'SELECT code, has_folder FROM installation FOR UPDATE',
    )
    const [known] = rows
    const file = join(dataDir, 'installation')
    const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
    if (!known || (found === null ? known.has_folder : found !== known.code))
      throw new DataFolderError(COMMAND_ERRORS.foreignFolder(dataDir, file, known?.code ?? ''))
    if (found === null) {
      mkdirSync(dataDir, { recursive: true })
      writeFileSync(file, `${known.code}\n`, { flush: true })
    }
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
