import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is near a point is found by this index; PostgreSQL's own points need no extension. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX restaurants_point ON restaurants USING gist (point(longitude::float8, latitude::float8))
      WHERE is_active AND deleted_at IS NULL AND latitude IS NOT NULL AND longitude IS NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX restaurants_point`)
}
