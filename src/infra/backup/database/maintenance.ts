import pg from 'pg'
import { BackupError } from '@/domain/backup'
import { createClient } from '@/infra/database/connection'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { quoted } from './rowHash'

/** Databases every PostgreSQL has; a renamed database must not be the current one. */
const MAINTENANCE = ['postgres', 'template1']

const INSUFFICIENT_PRIVILEGE = '42501'
const DUPLICATE_DATABASE = '42P04'

export const databaseNameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

export function urlOfDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(database)}`
  return other.href
}

export async function connectMaintenance(url: string): Promise<pg.Client> {
  let reason = ''
  for (const database of MAINTENANCE) {
    const client = createClient(urlOfDatabase(url, database))
    try {
      await client.connect()
      await client.query('SET statement_timeout = 0')
      return client
    } catch (error) {
      reason = (error as Error).message
      await client.end().catch(() => undefined)
    }
  }
  throw new BackupError('no-maintenance-database', { reason })
}

/** With the encoding and locale of another. @throws BackupError 'database-exists', 'database-create-denied' */
export async function createDatabaseLike(sql: pg.Client, like: string, name: string): Promise<void> {
  const { rows } = await sql.query<Record<'encoding' | 'provider' | 'collate' | 'ctype' | 'locale', string | null>>(
    `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider::text AS provider, datcollate AS collate,
       datctype AS ctype, COALESCE(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') AS locale
     FROM pg_database d WHERE datname = $1`,
    [like],
  )
  const found = rows[0]
  const text = (value: string | null | undefined) => pg.escapeLiteral(value ?? '')
  const locale = {
    c: `LOCALE_PROVIDER libc`,
    i: `LOCALE_PROVIDER icu ICU_LOCALE ${text(found?.locale)}`,
    b: `LOCALE_PROVIDER builtin BUILTIN_LOCALE ${text(found?.locale)}`,
  }[found?.provider ?? 'c']
  await sql
    .query(
      `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0 ENCODING ${text(found?.encoding ?? 'UTF8')}
         LC_COLLATE ${text(found?.collate)} LC_CTYPE ${text(found?.ctype)} ${locale ?? ''}`,
    )
    .catch((error: Error) => {
      const code = errorCodeOf(error)
      if (code === DUPLICATE_DATABASE) throw new BackupError('database-exists', { database: name }, { cause: error })
      if (code === INSUFFICIENT_PRIVILEGE)
        throw new BackupError('database-create-denied', { reason: error.message }, { cause: error })
      throw error
    })
}

export async function dropDatabase(sql: pg.Client, name: string): Promise<void> {
  await sql.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
}

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
