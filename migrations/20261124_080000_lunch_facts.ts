import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How many usually come to a restaurant and when most do, for the rows of lists. The job of the statistics writes it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE lunch_facts (
      restaurant_id integer PRIMARY KEY REFERENCES restaurants (id) ON DELETE CASCADE,
      headcount_median integer,
      -- ISO weekday and hour in Korea; both null where too few visits have a time.
      busiest_weekday smallint,
      busiest_hour smallint
    );
    DELETE FROM refresh_runs WHERE name = 'statistics';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE lunch_facts;`)
}
