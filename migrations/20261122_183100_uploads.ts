import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Files that staff upload, their rows as they were read, and the headings that were recognised once. A file's bytes are
 * kept in the database: whichever process works on it has them, and a crash loses none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE uploads (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      status text NOT NULL DEFAULT 'uploaded'
        CHECK (status IN ('uploaded', 'read', 'failed', 'imported', 'undone', 'discarded')),
      file_name text NOT NULL,
      bytes bytea,
      byte_count integer NOT NULL,
      sha256 text NOT NULL,
      format text,
      agency text,
      layout jsonb NOT NULL DEFAULT '[]',
      overlay jsonb NOT NULL,
      counts jsonb,
      plan jsonb,
      result jsonb,
      kept jsonb NOT NULL DEFAULT '[]',
      error jsonb,
      import_batch_id integer REFERENCES import_batches (id) ON DELETE SET NULL,
      revision integer NOT NULL DEFAULT 1,
      read_revision integer,
      job_id integer REFERENCES jobs (id) ON DELETE SET NULL,
      created_by_id integer REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    -- The bytes are compressed files or short lived: compressing them again costs time for nothing.
    ALTER TABLE uploads ALTER COLUMN bytes SET STORAGE EXTERNAL;
    CREATE INDEX uploads_created_by_idx ON uploads (created_by_id);
    CREATE INDEX uploads_batch_idx ON uploads (import_batch_id);
    CREATE INDEX uploads_job_idx ON uploads (job_id);
    CREATE INDEX uploads_sha256_idx ON uploads (sha256);
    CREATE TABLE upload_rows (
      upload_id integer NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
      position integer NOT NULL,
      sheet text,
      row_number integer NOT NULL,
      cells jsonb NOT NULL,
      status text NOT NULL CHECK (status IN ('ok', 'skip', 'error')),
      reason text,
      column_index integer,
      value text NOT NULL DEFAULT '',
      is_flagged boolean NOT NULL DEFAULT false,
      reading jsonb NOT NULL,
      PRIMARY KEY (upload_id, position)
    );
    CREATE INDEX upload_rows_problems_idx ON upload_rows (upload_id, status, reason, value, position)
      WHERE status <> 'ok';
    CREATE INDEX upload_rows_flagged_idx ON upload_rows (upload_id, position) WHERE is_flagged;
    CREATE TABLE recognised_headers (
      fingerprint text PRIMARY KEY,
      columns jsonb NOT NULL,
      agency text,
      file_name text NOT NULL,
      saved_by_id integer REFERENCES users (id) ON DELETE SET NULL,
      saved_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX recognised_headers_saved_by_idx ON recognised_headers (saved_by_id);
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP TABLE recognised_headers, upload_rows, uploads;'))
}
