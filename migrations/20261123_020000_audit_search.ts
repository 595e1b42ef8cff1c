import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How common a word of a reason is: PostgreSQL asks no index of only some rows for that, and without it takes every
 * word for a rare one, reads all entries that have it, and sorts them for one page.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE STATISTICS audit_log_reason_words ON (normalize(lower(reason), NFD)) FROM audit_log;
    ANALYZE audit_log (reason);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP STATISTICS audit_log_reason_words`)
}
