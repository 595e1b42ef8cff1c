import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tables, columns, types and functions under the names that their field uses: [before, after]. */
type Renamed = readonly (readonly [before: string, after: string])[]

const TABLES: Renamed = [
  ['sign_in_attempts', 'oidc_requests'],
  ['pending_unlinks', 'provider_unlink_outbox'],
  ['staff_sign_in_tries', 'staff_login_attempts'],
  ['rate_turns', 'rate_limits'],
  ['daily_chores', 'scheduled_jobs'],
  ['kakao_calls', 'kakao_quota'],
  ['kakao_answers', 'kakao_response_cache'],
  ['restaurant_months', 'restaurant_monthly_stats'],
  ['review_helpful', 'review_votes'],
  ['restaurant_merge_rows', 'restaurant_merge_changes'],
  ['match_questions', 'match_reviews'],
  ['import_rows', 'import_row_issues'],
]

/** Columns, by their table's name of today. */
const COLUMNS: Record<string, Renamed> = {
  oidc_requests: [['verifier', 'code_verifier']],
  provider_unlink_outbox: [
    ['since', 'queued_at'],
    ['tries', 'attempts'],
    ['tried_at', 'last_attempt_at'],
  ],
  staff_login_attempts: [
    ['pending', 'in_flight'],
    ['since', 'window_started_at'],
    ['tried_at', 'last_attempt_at'],
    ['closed_until', 'locked_until'],
  ],
  rate_limits: [
    ['who', 'key'],
    ['taken', 'hits'],
  ],
  scheduled_jobs: [['done_on', 'last_run_on']],
  kakao_response_cache: [
    ['answer', 'response'],
    ['asked_at', 'fetched_at'],
  ],
  match_reviews: [
    ['answer', 'decision'],
    ['answered_by_id', 'decided_by_id'],
    ['answered_at', 'decided_at'],
  ],
  payload_locked_documents_rels: [
    ['match_questions_id', 'match_reviews_id'],
    ['import_rows_id', 'import_row_issues_id'],
  ],
  rank_scores: [
    ['above', 'better_count'],
    ['restaurants', 'restaurant_count'],
  ],
  sign_ups: [['sealed', 'identity_ciphertext']],
  sessions: [['seen_at', 'last_seen_at']],
  visits: [
    ['time_known', 'has_time'],
    ['place_no', 'place_index'],
    ['shared_amount', 'split_amount'],
  ],
  restaurant_sources: [['gave', 'filled_fields']],
  restaurants: [['search_place', 'search_region']],
}

const TYPES: Renamed = [
  ['enum_match_questions_answer', 'enum_match_reviews_decision'],
  ['enum_match_questions_evidence', 'enum_match_reviews_evidence'],
  ['enum_import_rows_status', 'enum_import_row_issues_status'],
]

/** Values of `match_reviews.decision`. */
const DECISIONS: Renamed = [
  ['open', 'pending'],
  ['same', 'match'],
  ['different', 'non_match'],
  ['settled', 'auto_resolved'],
]

/** Pieces of the names of indexes, constraints and sequences, beside the tables' own. */
const PIECES: Renamed = [
  ['match_reviews_answered_by', 'match_reviews_decided_by'],
  ['answer_confidence', 'decision_confidence'],
]

/** PostgreSQL 18 names the constraint of a column that may not be empty after the column. */
const NOT_NULLS: Renamed = Object.entries(COLUMNS).flatMap(([table, renamed]) =>
  renamed.map(([before, after]) => [`${table}_${before}_not_null`, `${table}_${after}_not_null`] as const),
)

const back = (renamed: Renamed): Renamed => renamed.map(([before, after]) => [after, before] as const)

/** Renames what carries a table's or column's name in its own: constraints first, which take their indexes along. */
const renameCarriers = (renamed: Renamed): string =>
  renamed
    .map(
      ([before, after]) => `
    FOR item IN SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND conname LIKE '%${before.replaceAll('_', '\\_')}%'
        AND conrelid <> 0
    LOOP
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', item.owner, item.name, replace(item.name,
        '${before}', '${after}'));
    END LOOP;
    FOR item IN SELECT relname AS name, relkind FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('i', 'S')
        AND relname LIKE '%${before.replaceAll('_', '\\_')}%'
    LOOP
      EXECUTE format(CASE item.relkind WHEN 'S' THEN 'ALTER SEQUENCE %I RENAME TO %I'
        ELSE 'ALTER INDEX %I RENAME TO %I' END,
        item.name, replace(item.name, '${before}', '${after}'));
    END LOOP;`,
    )
    .join('')

const renameTables = (renamed: Renamed): string =>
  renamed.map(([before, after]) => `ALTER TABLE ${before} RENAME TO ${after};`).join('\n')

const renameColumns = (turn: (renamed: Renamed) => Renamed): string =>
  Object.entries(COLUMNS)
    .flatMap(([table, renamed]) =>
      turn(renamed).map(([before, after]) => `ALTER TABLE ${table} RENAME COLUMN ${before} TO ${after};`),
    )
    .join('\n')

const renameTypes = (renamed: Renamed): string =>
  renamed.map(([before, after]) => `ALTER TYPE ${before} RENAME TO ${after};`).join('\n')

const renameValues = (type: string, renamed: Renamed): string =>
  renamed.map(([before, after]) => `ALTER TYPE ${type} RENAME VALUE '${before}' TO '${after}';`).join('\n')

/** Rows that hold a table's or collection's name: what a merge moved, and what the panel remembers of a list. */
const renameInRows = (renamed: Renamed, changes: string): string =>
  renamed
    .map(([before, after]) => {
      const [slug, newSlug] = [before.replaceAll('_', '-'), after.replaceAll('_', '-')]
      return `
    UPDATE ${changes} SET table_name = '${after}' WHERE table_name = '${before}';
    UPDATE payload_preferences SET key = replace(key, '${slug}', '${newSlug}') WHERE key LIKE '%${slug}%';`
    })
    .join('')

const block = (statements: string): string => `DO $$ DECLARE item record; BEGIN ${statements} END $$;`

/** Renames only: every row stays as it is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${renameTables(TABLES)}
    ${renameColumns((renamed) => renamed)}
    ${renameTypes(TYPES)}
    ${renameValues('enum_match_reviews_decision', DECISIONS)}
    ${block(renameCarriers([...TABLES, ...PIECES, ...NOT_NULLS]))}
    ALTER FUNCTION public.search_letters(text) RENAME TO search_jamo;
    ${renameInRows(TABLES, 'restaurant_merge_changes')}
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${renameInRows(back(TABLES), 'restaurant_merge_changes')}
    ALTER FUNCTION public.search_jamo(text) RENAME TO search_letters;
    ${block(renameCarriers([...back(NOT_NULLS), ...back(PIECES), ...back(TABLES)]))}
    ${renameValues('enum_match_reviews_decision', back(DECISIONS))}
    ${renameTypes(back(TYPES))}
    ${renameColumns(back)}
    ${renameTables(back(TABLES))}
  `),
  )
}
