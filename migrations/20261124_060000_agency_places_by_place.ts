import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who goes to a place most, and where else they go most: both read along an index. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX agency_places_by_place ON agency_places (restaurant_id, visit_count DESC, agency_id);
    CREATE INDEX agency_places_by_visits ON agency_places (agency_id, visit_count DESC, restaurant_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX agency_places_by_place, agency_places_by_visits;`)
}
