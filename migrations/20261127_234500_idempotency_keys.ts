import type { MigrateArgs } from './migration'

/** Kept for a day (`server/createOnce`); hashes reveal neither caller nor request. */
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
