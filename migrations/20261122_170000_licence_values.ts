import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The types whose value for the licence data is renamed. */
const TYPES = [
  'enum_restaurant_aliases_evidence',
  'enum_match_reviews_evidence',
  'enum_restaurant_sources_kind',
  'enum_restaurant_sources_evidence',
]

const rename = (from: string, to: string): string =>
  TYPES.map((type) => `ALTER TYPE public.${type} RENAME VALUE '${from}' TO '${to}';`).join('\n')

/** Renames only: licence data is called by one word. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(rename('register', 'licence')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(rename('licence', 'register')))
}
