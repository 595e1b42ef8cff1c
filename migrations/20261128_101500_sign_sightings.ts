import type { MigrateArgs } from './migration'

/** By token: where an import saw a sign that may be a person's name (decision 33). */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE sign_sightings (
      token text NOT NULL,
      agency text NOT NULL,
      import_batch_id integer NOT NULL REFERENCES import_batches ON DELETE CASCADE,
      PRIMARY KEY (token, agency, import_batch_id)
    )`)
  await db.execute('CREATE INDEX sign_sightings_import_batch_id_idx ON sign_sightings (import_batch_id)')
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('DROP TABLE sign_sightings')
}
