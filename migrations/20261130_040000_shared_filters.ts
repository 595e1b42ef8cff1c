import type { MigrateArgs } from './migration'

/** A view that staff saved may be shown to colleagues. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE staff_saved_filters ADD COLUMN is_shared boolean NOT NULL DEFAULT false')
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE staff_saved_filters DROP COLUMN is_shared')
}
