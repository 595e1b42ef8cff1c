import { fileURLToPath } from 'node:url'
import type { Migration } from 'payload'
import type { Pool } from 'pg'
import { log } from '@/infra/log'
import { seedRegions } from '@/server/regions'
import { addFirstTerms } from '@/server/terms/addFirstTerms'
import { migrations } from '../migrations'

/** An arbitrary number that means "this product's schema" to pg_advisory_lock. */
const MIGRATION_LOCK = 8_214_003_112

/**
 * Brings the schema up to this version, the list of regions with it, and the first legal texts where there are none.
 * Processes that start together queue on one lock: the first migrates, the others find nothing to do.
 * @param pool on a direct connection (advisory locks do not survive PgBouncer's transaction mode)
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const done = await appliedMigrations(pool)
    if (migrations.some(({ name }) => !done.has(name))) await runMigrations()
    await seedRegions(pool)
    await addFirstTerms(pool)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
}

/** What a database holds of this product's schema: nothing yet, an older version's, or this one's. */
export async function schemaState(pool: Pool): Promise<'none' | 'behind' | 'current'> {
  const done = await appliedMigrations(pool)
  if (done.size === 0) return 'none'
  return migrations.every(({ name }) => done.has(name)) ? 'current' : 'behind'
}

async function appliedMigrations(pool: Pool): Promise<Set<string>> {
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    `SELECT to_regclass('payload_migrations') IS NOT NULL AS exists`,
  )
  if (!tables[0]?.exists) return new Set()
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM payload_migrations')
  return new Set(rows.map(({ name }) => name))
}

/** Payload is loaded only when there is something to migrate: it is most of a command's start-up time. */
async function runMigrations(): Promise<void> {
  const [{ getPayload }, { default: config }, { payloadDatabase }] = await Promise.all([
    import('payload'),
    import('../payload.config'),
    import('@/server/payloadDatabase'),
  ])
  const db = payloadDatabase({
    migrationDir: fileURLToPath(new URL('../migrations', import.meta.url)),
    deadlines: false,
  })
  const payload = await getPayload({
    config: { ...(await config), db: { ...db, allowIDOnCreate: false, name: 'postgres' } },
    key: 'migrate',
  })
  try {
    await payload.db.migrate({ migrations: migrations as Migration[] })
    log.info('schema is up to date')
  } finally {
    await payload.destroy()
  }
}
