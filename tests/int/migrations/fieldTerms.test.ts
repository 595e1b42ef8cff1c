import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as fieldTerms from '../../../migrations/20261122_100000_field_terms'
import { migrationArgs } from '../setup/migrationArgs'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { seedEveryTable } from '../setup/seedEveryTable'

/** Names that no table, column, type, index, constraint, sequence or function carries any more. */
const OLD = [
  ...['sign_in_attempts', 'pending_unlinks', 'staff_sign_in_tries', 'rate_turns', 'daily_chores', 'kakao_calls'],
  ...['kakao_answers', 'restaurant_months', 'review_helpful', 'restaurant_merge_rows', 'match_questions'],
  ...[
    'import_rows',
    'search_place',
    'search_letters',
    'time_known',
    'place_no',
    'shared_amount',
    'questions_answered_by',
  ],
]

const NAMES = `
  SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION SELECT attname FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relnamespace = 'public'::regnamespace
    WHERE NOT a.attisdropped AND c.relkind = 'r'
  UNION SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace
  UNION SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace`

describe('the migration to the field’s terms', () => {
  let test: TestPayload
  let args: MigrateUpArgs
  beforeAll(async () => {
    test = await createTestPayload()
    args = migrationArgs(test)
  })
  afterAll(() => test.drop())

  const names = async () => (await test.pool.query<{ name: string }>(NAMES)).rows.map(({ name }) => name)
  const old = async () => (await names()).filter((name) => OLD.some((each) => name.includes(each)))
  const all = async (table: string) =>
    (await test.pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)).rows

  it('removes every old name, and restores all of them when it is reverted', async () => {
    expect(await old()).toEqual([])
    const today = (await names()).sort()
    await fieldTerms.down(args)
    for (const name of OLD) expect(await old(), name).toEqual(expect.arrayContaining([expect.stringContaining(name)]))
    await fieldTerms.up(args)
    expect((await names()).sort()).toEqual(today)
  })

  it('keeps every row of an old database', async () => {
    await fieldTerms.down(args)
    await seedEveryTable(test.pool, [
      'restaurant_aliases',
      'restaurants',
      'import_batches',
      'restaurant_merges',
      'users',
    ])
    await test.pool.query(`
      INSERT INTO match_questions (alias_id, candidate_id, confidence, evidence, answer)
        SELECT a.id, r.id, 0.7, 'near_spelling', answer::enum_match_questions_answer
        FROM (SELECT id FROM restaurant_aliases LIMIT 1) a, (SELECT id
          FROM restaurants LIMIT 1) r, (VALUES ('different')) v (answer);
      INSERT INTO import_rows (import_batch_id, row_number, status, reason) SELECT id, 3, 'skip', 'total'
        FROM import_batches LIMIT 1;
      INSERT INTO rate_turns VALUES ('ticket:x', ARRAY[now()]);
      INSERT INTO daily_chores VALUES ('stray-photos', '2026-11-20');
      INSERT INTO kakao_calls VALUES ('2026-11-20', 12);
      INSERT INTO kakao_answers VALUES ('한식', '{"documents": []}', now());
      INSERT INTO pending_unlinks (issuer, subject, tries) VALUES ('https://kauth.kakao.com', '1', 3);
      INSERT INTO staff_sign_in_tries (key, failures, pending) VALUES ('\\x00', 2, 1);
      INSERT INTO restaurant_merge_rows SELECT id, 'match_questions', 'candidate_id', 7 FROM restaurant_merges LIMIT 1;
      INSERT INTO restaurant_months SELECT id, '2026-10-01', 2, 30000 FROM restaurants LIMIT 1`)
    const PAIRS = [
      ['rate_turns', 'rate_limits'],
      ['daily_chores', 'scheduled_jobs'],
      ['kakao_calls', 'kakao_quota'],
      ['kakao_answers', 'kakao_response_cache'],
      ['pending_unlinks', 'provider_unlink_outbox'],
      ['staff_sign_in_tries', 'staff_login_attempts'],
      ['restaurant_months', 'restaurant_monthly_stats'],
      ['import_rows', 'import_row_issues'],
    ] as const
    const before = await Promise.all(PAIRS.map(([table]) => all(table)))
    expect(before.every((rows) => rows.length > 0)).toBe(true)
    await fieldTerms.up(args)
    expect(await Promise.all(PAIRS.map(([, table]) => all(table)))).toEqual(before)
    const { rows } = await test.pool.query('SELECT decision, confidence::float FROM match_reviews')
    expect(rows).toEqual([{ decision: 'non_match', confidence: 0.7 }])
    expect((await test.pool.query('SELECT table_name, row_id FROM restaurant_merge_changes')).rows).toEqual([
      { table_name: 'match_reviews', row_id: 7 },
    ])
  })
})
