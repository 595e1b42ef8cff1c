import type { MigrateArgs } from './migration'

/**
 * Who edits which record, with the text that they have not saved. Logged, unlike what a restart may forget: a draft
 * should survive a crash and a failover, and one small update each 20 seconds per open form costs little.
 */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE record_edits (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      resource text NOT NULL,
      record_id integer NOT NULL CHECK (record_id >= 0),
      base text,
      draft jsonb,
      started_at timestamptz NOT NULL DEFAULT now(),
      seen_at timestamptz NOT NULL DEFAULT now(),
      saved_at timestamptz,
      PRIMARY KEY (user_id, resource, record_id),
      CHECK ((draft IS NULL) = (saved_at IS NULL))
    );
    CREATE INDEX record_edits_record ON record_edits (resource, record_id)`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('DROP TABLE record_edits')
}
