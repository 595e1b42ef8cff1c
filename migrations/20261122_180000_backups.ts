import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Backups that were asked for, whatever became of them, and how they are kept. What lies in the store is the truth of
 * what can be restored; a row adds who asked, and why one failed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE backups (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL UNIQUE,
      type text NOT NULL CHECK (type IN ('full', 'schema')),
      status text NOT NULL CHECK (status IN ('in_progress', 'completed', 'failed')),
      bytes bigint,
      sha256 text,
      rows bigint,
      files integer,
      created_at timestamptz NOT NULL DEFAULT now(),
      completed_at timestamptz,
      verified_at timestamptz,
      created_by integer REFERENCES users ON DELETE SET NULL,
      description text NOT NULL DEFAULT '',
      error text
    );
    CREATE INDEX backups_created_list ON backups (created_at, id);
    CREATE TABLE backup_settings (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      is_scheduled boolean NOT NULL DEFAULT true,
      daily integer NOT NULL DEFAULT 7 CHECK (daily BETWEEN 1 AND 60),
      weekly integer NOT NULL DEFAULT 4 CHECK (weekly BETWEEN 0 AND 60),
      monthly integer NOT NULL DEFAULT 6 CHECK (monthly BETWEEN 0 AND 60)
    );
    INSERT INTO backup_settings DEFAULT VALUES;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE backup_settings, backups;`)
}
