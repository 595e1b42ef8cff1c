import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * SHA-256 of photographs as they were written, in hexadecimal: by it a file that has changed on the disk is noticed.
 * Those from before have none.
 *
 * - `review_photos`: of both forms. `media_checksums`: of each file of `media`, its sizes included.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE review_photos ADD COLUMN whole_sha256 text, ADD COLUMN small_sha256 text;
    CREATE TABLE media_checksums (
      file_name text PRIMARY KEY,
      sha256 text NOT NULL
    )
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE media_checksums;
    ALTER TABLE review_photos DROP COLUMN whole_sha256, DROP COLUMN small_sha256
  `)
}
