import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the lists of letters and of jobs are ordered, filtered and searched by: without these each page sorts or reads
 * the whole table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX tickets_urgency ON tickets
      ((CASE WHEN status <> 'open' THEN 0 WHEN kind = 'takedown' THEN 2 ELSE 1 END), id);
    CREATE INDEX tickets_kind ON tickets (kind, id);
    CREATE INDEX tickets_search ON tickets USING gin
      (normalize(lower(subject), NFD) gin_trgm_ops, normalize(lower(body), NFD) gin_trgm_ops);
    CREATE INDEX jobs_ended_badly ON jobs (status, id) WHERE status IN ('failed', 'cancelled');
    CREATE INDEX jobs_failed ON jobs (id)
      WHERE status = 'failed' OR (status = 'completed' AND result ? 'failed');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX jobs_failed, jobs_ended_badly, tickets_search, tickets_kind, tickets_urgency`)
}
