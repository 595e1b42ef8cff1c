import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Versions of the lexicon that cells are read with: how often texts stand as names, branches and companies. An upload
 * keeps the version it was read with, so that its plan and its import read it alike.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE name_lexicons (
      -- Version 0 is the one that is shipped.
      version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- SHA-256 of the uncompressed bytes: what has not changed makes no new version.
      digest bytea NOT NULL,
      bytes bytea NOT NULL,
      text_count integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    DELETE FROM refresh_runs WHERE name = 'quality';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE name_lexicons;`)
}
