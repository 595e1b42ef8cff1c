import type { Pool } from 'pg'
import { transaction } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { migrations } from '../../migrations'
import { DATA_STEPS } from './dataSteps'

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
