import { runMigrations as migrateQueue } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Schema } from '@/infra/backup/restoreArchive'
import { grantToApplication } from '@/infra/database/applicationGrants'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { BASELINE, LAST_REPLACED, sinceBaseline } from '@/infra/database/baseline'
import { createPool, transaction, type Queryable } from '@/infra/database/pool'
import { seedRegions } from '@/server/regions'
import { addFirstTerms } from '@/server/terms/addFirstTerms'
import { log } from '@/infra/log'
import { removePlacePersons } from '@/server/placePersons/removePlacePersons'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'
import { migrations } from '../../migrations'

export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'

  constructor(readonly migrations: readonly string[]) {
    super(COMMAND_ERRORS.newerSchema(migrations))
  }
}

/** The database was last used by a version older than the baseline's predecessor. */
export class OlderSchemaError extends Error {
  override name = 'OlderSchemaError'

  constructor() {
    super(COMMAND_ERRORS.olderSchema(LAST_REPLACED))
  }
}

/**
 * Conversions that need domain rules; each runs after its migration's SQL, in its transaction. A later change to a
 * table that a step uses must remove the step and raise the version that older databases start with first.
 */
const DATA_STEPS: Readonly<Record<string, (sql: Queryable) => Promise<void>>> = {
  '20261128_050000_place_persons': removePlacePersons,
}

/** Payload's own migration table, which its commands read. */
const RECORD = `
  INSERT INTO payload_migrations (name, batch) SELECT $1, COALESCE(max(batch), 0) + 1 FROM payload_migrations`

export const migrationNames = (): string[] => migrations.map(({ name }) => name)

/** One transaction each. Without Payload, which takes seconds to load and more memory than a job thread has. */
export async function runMigrations(pool: Pool, names: readonly string[]): Promise<void> {
  for (const { name, up } of migrations.filter((migration) => names.includes(migration.name)))
    await transaction(pool, async (client) => {
      await up({ db: { execute: (text) => client.query(text) } })
      await DATA_STEPS[name]?.(client)
      await client.query(RECORD, [name])
      log.info({ migration: name }, 'a migration was applied')
    })
}

const MIGRATION_LOCK = 8_214_003_112

/**
 * Also seeds regions and first legal texts; returns the migrations run. Concurrent processes queue on one lock.
 * @param pool of the owner on a direct connection (advisory locks do not survive PgBouncer's transaction mode)
 * @throws NewerSchemaError, OlderSchemaError
 */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const known = migrationNames()
    const done = await appliedMigrations(pool, known)
    const missing = known.filter((name) => !done.includes(name))
    if (done.includes(BASELINE)) await adoptBaseline(pool)
    if (missing.length > 0) {
      // If the process is killed here, its migrations remain pending.
      await migrateQueue({ pgPool: pool })
      await runMigrations(pool, missing)
    }
    await seedRegions(pool)
    await addFirstTerms(pool)
    await grantToApplication(pool)
    return missing
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
}

/** @throws NewerSchemaError, OlderSchemaError */
export async function schemaState(pool: Pool, known = migrationNames()): Promise<'none' | 'behind' | 'current'> {
  const done = await appliedMigrations(pool, known)
  if (done.length === 0) return 'none'
  return known.every((name) => done.includes(name)) ? 'current' : 'behind'
}

async function appliedMigrations(pool: Pool, known: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    `SELECT to_regclass('payload_migrations') IS NOT NULL AS exists`,
  )
  if (!tables[0]?.exists) return []
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM payload_migrations')
  const applied = sinceBaseline(rows.map(({ name }) => name))
  if (!applied) throw new OlderSchemaError()
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new NewerSchemaError(unknown)
  return applied
}

/** Replaces the recorded names of replaced migrations by the baseline, in one statement. */
async function adoptBaseline(pool: Pool): Promise<void> {
  await pool.query(
    `WITH replaced AS (DELETE FROM payload_migrations WHERE name COLLATE "C" <= $1 RETURNING id)
     INSERT INTO payload_migrations (name, batch) SELECT $2, 1 FROM replaced LIMIT 1`,
    [LAST_REPLACED, BASELINE],
  )
}

/** For a database other than the booted one. */
export const RESTORED_SCHEMA: Schema = {
  get known() {
    return migrationNames()
  },
  async migrate(url, names) {
    const other = createPool(url, 2)
    try {
      if (names) {
        await assertHangulTrigrams(other)
        await migrateQueue({ pgPool: other })
        await runMigrations(other, names)
        await grantToApplication(other)
      } else await migrate(other)
    } finally {
      await other.end()
    }
  },
}
