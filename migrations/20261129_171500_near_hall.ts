import type { MigrateArgs } from './migration'

const TABLES = ['restaurant_aliases', 'match_reviews', 'restaurant_sources'] as const

/** Of several places with one name in a district, the one near the hall of those who wrote it. */
export async function up({ db }: MigrateArgs): Promise<void> {
  for (const table of TABLES)
    await db.execute(`ALTER TYPE enum_${table}_evidence ADD VALUE 'near_hall' AFTER 'only_in_district'`)
}

/** The nearest of the former kinds stands for it. */
export async function down({ db }: MigrateArgs): Promise<void> {
  for (const table of TABLES)
    await db.execute(`
      ALTER TYPE enum_${table}_evidence RENAME TO former_evidence;
      CREATE TYPE enum_${table}_evidence AS ENUM ('new', 'same_address', 'same_street', 'same_branch',
        'only_in_district', 'cut_name', 'near_spelling', 'alternate_name', 'licence', 'person');
      ALTER TABLE ${table} ALTER COLUMN evidence TYPE enum_${table}_evidence
        USING replace(evidence::text, 'near_hall', 'only_in_district')::enum_${table}_evidence;
      DROP TYPE former_evidence`)
}
