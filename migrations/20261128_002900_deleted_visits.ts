import type { MigrateArgs } from './migration'

/** Visits that staff created and deleted, stored as full rows so that they can be restored. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE deleted_visits (
      id integer PRIMARY KEY,
      visit jsonb NOT NULL,
      deleted_at timestamptz NOT NULL DEFAULT now()
    )`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('DROP TABLE deleted_visits')
}
