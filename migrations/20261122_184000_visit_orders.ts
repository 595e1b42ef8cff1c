import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The orders of visits in the back office, by day and by amount, and the few that a person entered or should look at:
 * without them each page sorts or reads the whole table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX visits_by_day ON visits (spent_at, id);
    CREATE INDEX visits_by_amount ON visits (amount, id) WHERE amount IS NOT NULL;
    CREATE INDEX visits_by_hand ON visits (data_source, spent_at, id) WHERE data_source <> 'crawled';
    CREATE INDEX visits_flagged ON visits (spent_at, id) WHERE flags <> '[]'::jsonb;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX visits_flagged, visits_by_hand, visits_by_amount, visits_by_day`)
}
