import { fileURLToPath } from 'node:url'
import { runMigrations as migrateQueue } from 'graphile-worker'
import type { Migration } from 'payload'
import type { Pool } from 'pg'
import type { Schema } from '@/infra/backup/restoreArchive'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { createPool } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { seedRegions } from '@/server/regions'
import { addFirstTerms } from '@/server/terms/addFirstTerms'
import { migrationNames } from './migrationNames'
import { NewerSchemaError } from './newerSchemaError'

/** An arbitrary number that means "this product's schema" to pg_advisory_lock. */
const MIGRATION_LOCK = 8_214_003_112

/**
 * Brings the schema up to this version, the list of regions with it, and the first legal texts where there are none.
 * Processes that start together queue on one lock: the first migrates, the others find nothing to do.
 * @param pool on a direct connection (advisory locks do not survive PgBouncer's transaction mode)
 * @param url of the pool's database, where it is not the booted one
 * @returns the names of the migrations that were run
 */
export async function migrate(pool: Pool, url?: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const done = await appliedMigrations(pool)
    const known = migrationNames()
    const missing = known.filter((name) => !done.has(name))
    if (missing.length > 0) {
      await runMigrations(known, url)
      await migrateQueue({ pgPool: pool })
    }
    await seedRegions(pool)
    await addFirstTerms(pool)
    return missing
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
}

/** What a database holds of this product's schema: nothing yet, an older version's, or this one's. */
export async function schemaState(pool: Pool): Promise<'none' | 'behind' | 'current'> {
  const done = await appliedMigrations(pool)
  if (done.size === 0) return 'none'
  return migrationNames().every((name) => done.has(name)) ? 'current' : 'behind'
}

/**
 * Makes sure that no newer version has changed a database.
 * @throws NewerSchemaError that names its migrations
 */
export async function requireKnownSchema(pool: Pool): Promise<void> {
  const known = new Set(migrationNames())
  const unknown = [...(await appliedMigrations(pool))].filter((name) => !known.has(name)).sort()
  if (unknown.length) throw new NewerSchemaError(unknown)
}

async function appliedMigrations(pool: Pool): Promise<Set<string>> {
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    `SELECT to_regclass('payload_migrations') IS NOT NULL AS exists`,
  )
  if (!tables[0]?.exists) return new Set()
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM payload_migrations')
  return new Set(rows.map(({ name }) => name))
}

/** Runs these migrations, and no others, on an empty database that is not the booted one. */
async function migrateOther(url: string, names: readonly string[]): Promise<void> {
  const other = createPool(url, 1)
  try {
    await assertHangulTrigrams(other)
    await runMigrations(names, url)
    await migrateQueue({ pgPool: other })
  } finally {
    await other.end()
  }
}

/** Brings a database that is not the booted one up to this version, as `migrate`. */
async function migrateOtherOn(url: string): Promise<void> {
  const other = createPool(url, 2)
  try {
    await migrate(other, url)
  } finally {
    await other.end()
  }
}

/** The schema, for whoever restores a backup. */
export const RESTORED_SCHEMA: Schema = {
  get known() {
    return migrationNames()
  },
  migrate: migrateOther,
  migrateOn: migrateOtherOn,
}

let runs = 0

/**
 * Payload, and the migrations, which bring its database adapter, are loaded only when there is something to migrate:
 * they are most of a command's start-up time, and a server would keep the memory for ever.
 */
async function runMigrations(wanted: readonly string[], url?: string): Promise<void> {
  const [{ getPayload }, { migrations }, { default: config }, { payloadDatabase }] = await Promise.all([
    import('payload'),
    import('../../migrations'),
    import('../../payload.config'),
    import('@/server/payloadDatabase'),
  ])
  const db = payloadDatabase({
    migrationDir: fileURLToPath(new URL('../../migrations', import.meta.url)),
    deadlines: false,
    ...(url !== undefined && { url }),
  })
  const payload = await getPayload({
    config: { ...(await config), db: { ...db, allowIDOnCreate: false, name: 'postgres' } },
    // Payload keeps what it made by its key, and this one does not outlive its run.
    key: `migrate-${(runs += 1)}`,
  })
  try {
    const files = migrations.filter(({ name }) => wanted.includes(name))
    await payload.db.migrate({ migrations: files as Migration[] })
    log.info('schema is up to date')
  } finally {
    await payload.destroy()
  }
}
