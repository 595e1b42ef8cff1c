import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What keeps a kind of evidence. */
const EVIDENCE = ['restaurant_aliases', 'match_reviews', 'restaurant_sources']

const BEFORE = `'new', 'same_address', 'same_street', 'same_branch', 'only_in_district', 'cut_name', 'near_spelling',
  'licence', 'person'`

/** Enums cannot lose a value: the type is made anew, and the nearest kind of evidence stands for the lost one. */
const withoutAlternateName = (table: string): string => `
  ALTER TYPE enum_${table}_evidence RENAME TO enum_${table}_evidence_old;
  CREATE TYPE enum_${table}_evidence AS ENUM (${BEFORE});
  ALTER TABLE ${table} ALTER COLUMN evidence TYPE enum_${table}_evidence
    USING CASE evidence::text WHEN 'alternate_name' THEN 'near_spelling' ELSE evidence::text END::enum_${table}_evidence;
  DROP TYPE enum_${table}_evidence_old;`

/** The name that a cell has in brackets beside the one it is read as: '모크(MOK)'. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE restaurant_aliases ADD COLUMN alternate_name_key varchar;
    ${EVIDENCE.map((table) => `ALTER TYPE enum_${table}_evidence ADD VALUE 'alternate_name' BEFORE 'licence';`).join('\n')}
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE restaurant_aliases DROP COLUMN alternate_name_key;
    ${EVIDENCE.map(withoutAlternateName).join('')}
  `),
  )
}
