import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Failed sign-ins of staff are counted by more than the e-mail alone: by e-mail and network, by browser, and by e-mail
 * for all networks together. The table holds a hash of any of these; what was counted so far meant the e-mail alone.
 */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM staff_sign_in_tries;
    ALTER TABLE staff_sign_in_tries RENAME COLUMN email_hash TO key;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM staff_sign_in_tries;
    ALTER TABLE staff_sign_in_tries RENAME COLUMN key TO email_hash;
  `)
}
