import type { MigrateArgs } from './migration'

/**
 * SET NULL on NOT NULL columns made every delete fail. Rows that only describe the deleted row now cascade; a
 * restaurant or institution with visits cannot be deleted.
 */
const KEYS = [
  ['departments', 'agency_id', 'agencies', 'CASCADE'],
  ['import_row_issues', 'import_batch_id', 'import_batches', 'CASCADE'],
  ['restaurant_aliases', 'restaurant_id', 'restaurants', 'CASCADE'],
  ['restaurants_images', 'image_id', 'media', 'CASCADE'],
  ['visits', 'agency_id', 'agencies', 'NO ACTION'],
  ['visits', 'restaurant_id', 'restaurants', 'NO ACTION'],
] as const

const rewrite = (actionOf: (key: (typeof KEYS)[number]) => string): string =>
  KEYS.map((key) => {
    const [table, column, leads] = key
    const name = `${table}_${column}_${leads}_id_fk`
    return `ALTER TABLE ${table} DROP CONSTRAINT ${name};
      ALTER TABLE ${table} ADD CONSTRAINT ${name} FOREIGN KEY (${column}) REFERENCES ${leads} ON DELETE ${actionOf(key)};`
  }).join('\n')

export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(rewrite(([, , , action]) => action))
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute(rewrite(() => 'SET NULL'))
}
