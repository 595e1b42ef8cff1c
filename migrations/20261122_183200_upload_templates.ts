import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often each empty form was downloaded. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE template_downloads (
      kind text NOT NULL,
      format text NOT NULL,
      downloads integer NOT NULL DEFAULT 0,
      last_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (kind, format)
    );
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP TABLE template_downloads;'))
}
