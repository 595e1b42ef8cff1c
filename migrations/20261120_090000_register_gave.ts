import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `restaurant_sources.gave`: the columns of the restaurant that were empty and that this source filled. Only these are
 * taken back when the source turns out otherwise; what a person typed never is, even where it reads the same.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE restaurant_sources ADD COLUMN gave text[] NOT NULL DEFAULT '{}'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE restaurant_sources DROP COLUMN gave`)
}
