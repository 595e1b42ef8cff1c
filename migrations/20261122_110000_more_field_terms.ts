import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The keys of the decision that a pending sign-up holds: [before, after]. */
const DECISION_KEYS = [
  ['agreed', 'accepted'],
  ['offered', 'presented'],
] as const

const renameKeys = (column: string, keys: readonly (readonly [from: string, to: string])[]): string => `
  UPDATE sign_ups SET ${column} = jsonb_build_object(
    ${keys.map(([from, to]) => `'${to}', ${column} -> '${from}'`).join(', ')}, 'at', ${column} -> 'at')
  WHERE ${column} IS NOT NULL;`

/** PostgreSQL 18 names the constraint of a column that may not be empty after the column. */
const renameNotNull = (table: string, from: string, to: string): string => `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_constraint
      WHERE conrelid = 'public.${table}'::regclass AND conname = '${table}_${from}_not_null') THEN
      ALTER TABLE ${table} RENAME CONSTRAINT ${table}_${from}_not_null TO ${table}_${to}_not_null;
    END IF;
  END $$;`

/** Renames only: return paths, the decision of a pending sign-up, a licence's business type, an import's reviews. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE oidc_requests RENAME COLUMN next TO return_to;
    ALTER TABLE sign_ups RENAME COLUMN next TO return_to;
    ${renameNotNull('oidc_requests', 'next', 'return_to')}
    ${renameNotNull('sign_ups', 'next', 'return_to')}
    ALTER TABLE sign_ups RENAME COLUMN agreed TO terms_decision;
    ${renameKeys('terms_decision', DECISION_KEYS)}
    ALTER TABLE licences RENAME COLUMN trade TO business_type;
    ALTER TABLE import_batches RENAME COLUMN questions_asked TO reviews_queued;
    ${renameNotNull('import_batches', 'questions_asked', 'reviews_queued')}
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${renameNotNull('import_batches', 'reviews_queued', 'questions_asked')}
    ALTER TABLE import_batches RENAME COLUMN reviews_queued TO questions_asked;
    ALTER TABLE licences RENAME COLUMN business_type TO trade;
    ${renameKeys(
      'terms_decision',
      DECISION_KEYS.map(([before, after]) => [after, before] as const),
    )}
    ALTER TABLE sign_ups RENAME COLUMN terms_decision TO agreed;
    ${renameNotNull('sign_ups', 'return_to', 'next')}
    ${renameNotNull('oidc_requests', 'return_to', 'next')}
    ALTER TABLE sign_ups RENAME COLUMN return_to TO next;
    ALTER TABLE oidc_requests RENAME COLUMN return_to TO next;
  `),
  )
}
