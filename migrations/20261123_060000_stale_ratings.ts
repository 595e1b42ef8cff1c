import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Restaurants whose rating is reckoned anew after the write that changed it: see `refreshRatings`. No key of their own
 * and no references, so that no writer waits for another one here.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE stale_ratings (restaurant_id integer NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE stale_ratings`)
}
