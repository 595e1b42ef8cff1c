import type { MigrateArgs } from './migration'

/** So that restoring a backup that still has the account erases it again. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE erasures ADD COLUMN user_id integer')
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE erasures DROP COLUMN user_id')
}
