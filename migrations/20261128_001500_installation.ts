import type { MigrateArgs } from './migration'

/** Ties a database to its data folder. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE installation (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      code uuid NOT NULL DEFAULT gen_random_uuid(),
      has_folder boolean NOT NULL DEFAULT false
    );
    INSERT INTO installation DEFAULT VALUES;`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('DROP TABLE installation')
}
