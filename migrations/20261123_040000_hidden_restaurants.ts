import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Visits of restaurants that visitors do not see are looked for by these few, not by reading all restaurants. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX restaurants_hidden ON restaurants (id)
      WHERE NOT is_active OR deleted_at IS NOT NULL OR merged_into_id IS NOT NULL
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX restaurants_hidden`)
}
