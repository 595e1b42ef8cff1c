import type { MigrateArgs } from './migration'

/**
 * Idempotency keys of creating requests, kept for a day (`server/createOnce`). Only hashes are stored, so neither the
 * caller nor the request can be recovered.
 */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE idempotency_keys (
      key bytea PRIMARY KEY,
      request bytea NOT NULL,
      record_id integer,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at)`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('DROP TABLE idempotency_keys')
}
