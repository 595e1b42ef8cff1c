import type { MigrateArgs } from './migration'

/** Full rows, so that staff can restore visits they created. */
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
