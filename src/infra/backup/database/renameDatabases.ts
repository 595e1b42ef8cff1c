import type pg from 'pg'
import { BackupError } from '@/domain/backup/errors'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { connectMaintenance } from './maintenance'
import { quoted } from './quoted'

const OBJECT_IN_USE = '55006'
const TRIES = 5
const TERMINATE_EVERY_MS = 20

/** Renames all or none, terminating the databases' sessions until it succeeds. @throws BackupError 'database-in-use' */
export async function renameDatabases(url: string, renames: readonly [from: string, to: string][]): Promise<void> {
  const [renaming, ending] = await Promise.all([connectMaintenance(url), connectMaintenance(url)])
  const databases = renames.map(([from]) => from)
  try {
    for (let tried = 1; ; tried += 1) {
      try {
        return await withoutOthers(ending, databases, () => renameAll(renaming, renames))
      } catch (error) {
        await renaming.query('ROLLBACK')
        if (errorCodeOf(error) !== OBJECT_IN_USE) throw error
        if (tried === TRIES) throw new BackupError('database-in-use', {}, { cause: error })
      }
    }
  } finally {
    await Promise.all([renaming.end(), ending.end()])
  }
}

async function renameAll(sql: pg.Client, renames: readonly [from: string, to: string][]): Promise<void> {
  await sql.query('BEGIN')
  for (const [from, to] of renames) await sql.query(`ALTER DATABASE ${quoted(from)} RENAME TO ${quoted(to)}`)
  await sql.query('COMMIT')
}

async function withoutOthers(sql: pg.Client, databases: string[], work: () => Promise<void>): Promise<void> {
  let busy = true
  const end = async () => {
    while (busy) {
      await sql.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = ANY ($1::text[]) AND backend_type = 'client backend'`,
        [databases],
      )
      await new Promise((go) => setTimeout(go, TERMINATE_EVERY_MS))
    }
  }
  const ending = end()
  try {
    await work()
  } finally {
    busy = false
    await ending
  }
}
