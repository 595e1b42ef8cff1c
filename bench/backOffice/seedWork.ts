import type { Pool } from 'pg'

interface Amounts {
  /** entries of the audit record */
  entries: number
  tickets: number
  /** jobs, and as many uploads */
  jobs: number
  /** spellings that wait for a decision, or had one */
  questions: number
}

const AUDIT = `
  INSERT INTO audit_log
    (occurred_at, event, actor_id, actor_role, subject_type, subject_id, reason, network, request_id)
  SELECT now() - (1 - n::float8 / $1) * interval '1 year',
    (ARRAY['record_updated', 'record_created', 'authz_role_granted', 'record_trashed'])[1 + n % 4],
    1 + n % 20, 'admin', (ARRAY['restaurant', 'visit', 'user', 'ticket'])[1 + n % 4], 1 + n % 100000,
    CASE WHEN n % 7 = 0 THEN '전화로 확인 ' || n END, '10.0.0.' || n % 200, 'request-' || n
  FROM generate_series(1, $1::int) n`

const TICKETS = `
  INSERT INTO tickets (kind, subject, body, email, status, restaurant_id, created_at, settled_at)
  SELECT (enum_range(NULL::enum_tickets_kind))[1 + n % cardinality(enum_range(NULL::enum_tickets_kind))],
    '문의 ' || n, '주소를 고쳐 주세요 ' || n, CASE WHEN n % 3 = 0 THEN 'sender' || n || '@example.com' END,
    CASE WHEN n % 200 = 0 THEN 'open' ELSE 'closed' END::enum_tickets_status,
    CASE WHEN n % 2 = 0 THEN 1 + n % (SELECT max(id) FROM restaurants) END,
    now() - random() * interval '3 years', now() - random() * interval '1 year'
  FROM generate_series(1, $1::int) n`

const JOBS = `
  INSERT INTO jobs (kind, status, payload, created_by_id, created_at, finished_at)
  SELECT (ARRAY['read_upload', 'import_upload', 'create_backup'])[1 + n % 3],
    CASE WHEN n % 500 = 0 THEN 'failed' ELSE 'completed' END,
    CASE WHEN n % 3 < 2 THEN jsonb_build_object('upload', n) ELSE '{}' END,
    1 + n % 20, now() - (1 - n::float8 / $1) * interval '3 years', now()
  FROM generate_series(1, $1::int) n`

const UPLOADS = `
  INSERT INTO uploads (kind, status, file_name, byte_count, sha256, overlay, job_id, created_by_id, created_at)
  SELECT 'visits', 'imported', '내역 ' || n || '.csv', 1000, md5(n::text), '{}', n, 1 + n % 20, now()
  FROM generate_series(1, $1::int) n`

const ALIASES = `
  INSERT INTO restaurant_aliases (restaurant_id, key, spelling, name_key, region_id, evidence)
  SELECT id, 'bench ' || id, title, title, region_id, 'new' FROM restaurants WHERE id <= $1`

/** Two candidates a spelling; one in ten has been decided about. */
const QUESTIONS = `
  INSERT INTO match_reviews (alias_id, candidate_id, confidence, evidence, decision)
  SELECT a.id, 1 + (a.restaurant_id + k * 17) % (SELECT max(id) FROM restaurants), 0.6 + k * 0.1, 'near_spelling',
    CASE WHEN a.id % 10 = 0 THEN 'non_match' ELSE 'pending' END::enum_match_reviews_decision
  FROM restaurant_aliases a CROSS JOIN generate_series(1, 2) k WHERE a.key LIKE 'bench %'
  ON CONFLICT DO NOTHING`

const DECISIONS = `
  INSERT INTO match_decisions
    (alias_id, choice, restaurant_id, visit_count, closed_reviews, former_alias, decided_by_id, decided_at)
  SELECT id, 'new', restaurant_id, 1, '[]', '{}', 1 + id % 20, now() - random() * interval '1 year'
  FROM restaurant_aliases WHERE key LIKE 'bench %' AND id % 10 = 0`

const CONSENTS = `
  INSERT INTO consents (user_id, terms_id, agreed, decided_at)
  SELECT u.id, t.id, true, u.created_at FROM users u CROSS JOIN terms_versions t ON CONFLICT DO NOTHING`

const WORDS = `
  INSERT INTO word_lists (kind, word, key) SELECT kind, '단어 ' || n, '단어' || n
  FROM unnest(ARRAY['nonplace', 'chain', 'held_word', 'held_domain']) kind, generate_series(1, 1000) n
  ON CONFLICT DO NOTHING`

const GRANTS = `
  INSERT INTO role_grants (user_id, role, granted_by_id, created_at)
  SELECT 1 + n % 5000, 'moderator', 1, now() - n * interval '1 minute' FROM generate_series(1, 20000) n`

/** Adds what staff do and leave behind: the audit record, letters, jobs, questions of matching, agreed terms, words. */
export async function seedWork(pool: Pool, { entries, tickets, jobs, questions }: Amounts): Promise<void> {
  await pool.query(AUDIT, [entries])
  await pool.query(TICKETS, [tickets])
  await pool.query(JOBS, [jobs])
  await pool.query(UPLOADS, [jobs])
  await pool.query(ALIASES, [questions])
  await pool.query(QUESTIONS)
  await pool.query(DECISIONS)
  await pool.query('ALTER TABLE consents DISABLE TRIGGER consents_recorded')
  await pool.query(CONSENTS)
  await pool.query('ALTER TABLE consents ENABLE TRIGGER consents_recorded')
  await pool.query(WORDS)
  await pool.query(GRANTS)
  await pool.query(`
    VACUUM ANALYZE users, posts, consent_counts, audit_log, tickets, jobs, uploads, restaurant_aliases, match_reviews,
      match_decisions, consents`)
}
