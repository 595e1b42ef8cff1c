import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the figures of an agency changed last, for search engines: at first when a file of its visits was read last. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE agency_stats ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
    UPDATE agency_stats s SET changed_at = read.at FROM (
      SELECT v.agency_id, max(b.updated_at) AS at FROM visits v JOIN import_batches b ON b.id = v.import_batch_id
      GROUP BY 1
    ) read WHERE read.agency_id = s.agency_id;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE agency_stats DROP COLUMN changed_at;`)
}
