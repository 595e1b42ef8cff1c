import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Jobs as staff see them: what was asked for, how far it is, what came of it. The queue itself is graphile-worker's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE jobs (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      status text NOT NULL DEFAULT 'pending'
        CHECK (status IN ('pending', 'processing', 'completed', 'failed', 'cancelled')),
      payload jsonb NOT NULL DEFAULT '{}',
      progress jsonb NOT NULL DEFAULT '{}',
      result jsonb,
      error jsonb,
      attempts integer NOT NULL DEFAULT 0,
      cancel_requested_at timestamptz,
      created_by_id integer REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      started_at timestamptz,
      finished_at timestamptz
    );
    CREATE INDEX jobs_kind_idx ON jobs (kind, id DESC);
    CREATE INDEX jobs_created_by_idx ON jobs (created_by_id);
    CREATE INDEX jobs_unfinished_idx ON jobs (id) WHERE status IN ('pending', 'processing');
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP TABLE jobs;'))
}
