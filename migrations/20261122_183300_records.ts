import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What an upload of institutions, restaurants or reviews changed, for its undo; and for which kind of files headings
 * were recognised.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE upload_changes (
      upload_id integer NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
      subject_id integer NOT NULL,
      action text NOT NULL CHECK (action IN ('create', 'update')),
      before jsonb,
      after jsonb NOT NULL,
      sheet text,
      row_number integer NOT NULL,
      title text NOT NULL,
      PRIMARY KEY (upload_id, subject_id)
    );
    ALTER TABLE recognised_headers ADD COLUMN kind text NOT NULL DEFAULT 'visits';
    ALTER TABLE recognised_headers DROP CONSTRAINT recognised_headers_pkey, ADD PRIMARY KEY (kind, fingerprint);
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DELETE FROM recognised_headers WHERE kind <> 'visits';
    ALTER TABLE recognised_headers DROP CONSTRAINT recognised_headers_pkey, ADD PRIMARY KEY (fingerprint);
    ALTER TABLE recognised_headers DROP COLUMN kind;
    DROP TABLE upload_changes;
  `),
  )
}
