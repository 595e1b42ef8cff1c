import { CONTENT_TYPES, type ContentType } from '@/domain/moderation/moderation'
import { CONTENT_TABLES } from '@/server/moderation/contentRows'
import { allRows, appendRows, type CarryStep, dropMissing, givenRows, knownId } from './stepSql'

const STATE = ['status', 'hidden_reason', 'hidden_until']
const columns = (of: string): string => STATE.map((name) => `${of}.${name}`).join(', ')
const COUNTED: Record<ContentType, string> = {
  comment: 'RETURNING t.post_id AS post, t.parent_id AS parent',
  post: '',
  review: 'RETURNING t.restaurant_id AS rated',
}

/** The cleanup deletes their files. */
const LOOSEN_PHOTOS = `
  WITH loose AS (UPDATE review_photos SET review_id = NULL, user_id = NULL
    WHERE review_id IN (SELECT id FROM ${givenRows('reviews')}))`

/** The last decision counts; deleted content, also by its author, stays deleted. */
const contentSteps = (type: ContentType): CarryStep[] => {
  const { table } = CONTENT_TABLES[type]
  return [
    {
      kind: 'content',
      read: `SELECT jsonb_build_object('id', id, 'status', status, 'hidden_reason', hidden_reason, 'hidden_until',
          hidden_until, 'deleted_at', deleted_at, 'deleted_by_id', deleted_by_id) AS row
        FROM ${table} WHERE status <> 'published' OR deleted_at IS NOT NULL OR updated_at >= $1`,
      write: `UPDATE ${table} t SET (${STATE.join(', ')}) = (${columns('l')}),
          deleted_at = COALESCE(t.deleted_at, l.deleted_at),
          deleted_by_id = CASE WHEN l.deleted_at IS NULL THEN t.deleted_by_id
            ELSE ${knownId('users', 'deleted_by_id')} END
        FROM ${givenRows(table)} WHERE t.id = l.id AND ((${columns('t')}) IS DISTINCT FROM (${columns('l')})
          OR (t.deleted_at IS NULL AND l.deleted_at IS NOT NULL)) ${COUNTED[type]}`,
    },
    {
      kind: 'destroyed',
      read: `SELECT DISTINCT jsonb_build_object('id', a.subject_id) AS row FROM audit_log a
        WHERE a.event = 'record_deleted' AND a.subject_type = '${type}' AND a.occurred_at >= $1
          AND NOT EXISTS (SELECT FROM ${table} t WHERE t.id = a.subject_id)`,
      write: `${type === 'review' ? LOOSEN_PHOTOS : ''}
        DELETE FROM ${table} t USING ${givenRows(table)} WHERE t.id = l.id ${COUNTED[type]}`,
    },
  ]
}

const BLOCK = ['blocked_at', 'blocked_until', 'blocked_reason']
const blocked = (of: string): string => BLOCK.map((name) => `${of}.${name}`).join(', ')

const ACCOUNTS: CarryStep[] = [
  {
    kind: 'blocks',
    read: `SELECT jsonb_build_object('id', id, 'blocked_at', blocked_at, 'blocked_until', blocked_until,
      'blocked_reason', blocked_reason, 'blocked_by_id', blocked_by_id) AS row
      FROM users WHERE blocked_at IS NOT NULL OR updated_at >= $1`,
    write: `UPDATE users t SET (${BLOCK.join(', ')}) = (${blocked('l')}),
        blocked_by_id = ${knownId('users', 'blocked_by_id')}
      FROM ${givenRows('users')} WHERE t.id = l.id AND (${blocked('t')}) IS DISTINCT FROM (${blocked('l')})`,
  },
  {
    // The weaker role wins; one granted since must be granted again.
    kind: 'roles',
    read: `SELECT jsonb_build_object('id', id, 'role', role) AS row FROM users WHERE updated_at >= $1`,
    write: `UPDATE users t SET role = l.role FROM ${givenRows('users')} WHERE t.id = l.id AND l.role < t.role`,
  },
  {
    kind: null,
    read: allRows('role_grants', 'created_at >= $1'),
    write: appendRows('role_grants', 'created_at', { user_id: 'users', granted_by_id: 'users' }),
  },
  {
    kind: 'passwords',
    read: `SELECT jsonb_build_object('user_id', u.id, 'hash', p.hash, 'changed_at', p.changed_at) AS row
      FROM users u JOIN staff_passwords p ON p.user_id = u.id`,
    write: `UPDATE staff_passwords t SET hash = l.hash, changed_at = l.changed_at FROM ${givenRows('staff_passwords')}
      WHERE t.user_id = l.user_id AND t.changed_at < l.changed_at`,
  },
  {
    kind: 'invitations',
    read: allRows('staff_invitations', 'used_at IS NULL'),
    write: `DELETE FROM staff_invitations t WHERE used_at IS NULL
      AND token_hash NOT IN (SELECT l.token_hash FROM ${givenRows('staff_invitations')})`,
  },
  { kind: 'shares', read: allRows('favorite_shares'), write: dropMissing('favorite_shares', 'token_hash') },
  { kind: 'offices', read: allRows('member_offices'), write: dropMissing('member_offices', 'user_id', 'saved_at') },
  { kind: 'follows', read: allRows('follows'), write: dropMissing('follows', 'id', 'created_at') },
  // A member who left gets no mail again, and no one gets one twice.
  {
    kind: 'digests',
    read: allRows('email_digests', 'email IS NOT NULL'),
    write: dropMissing('email_digests', 'user_id', 'changed_at'),
  },
  {
    kind: null,
    read: allRows('email_digests', 'email IS NOT NULL'),
    write: `UPDATE email_digests t SET period = l.period FROM ${givenRows('email_digests')}
      WHERE (t.user_id, t.changed_at) = (l.user_id, l.changed_at) AND t.period < l.period`,
  },
  { kind: null, read: allRows('email_confirmations'), write: dropMissing('email_confirmations', 'token_hash') },
  {
    kind: 'consents',
    read: allRows('consents', 'decided_at >= $1'),
    write: `UPDATE consents t SET agreed = l.agreed, decided_at = l.decided_at FROM ${givenRows('consents')}
      WHERE (t.user_id, t.terms_id) = (l.user_id, l.terms_id) AND t.decided_at < l.decided_at`,
  },
  {
    // After the decisions, whose trigger writes each one's last event.
    kind: null,
    read: allRows('consent_events', 'occurred_at >= $1'),
    write: `INSERT INTO consent_events (user_id, code, version, action, occurred_at)
      SELECT l.user_id, l.code, l.version, l.action, l.occurred_at FROM ${givenRows('consent_events')}
      WHERE EXISTS (SELECT FROM users u WHERE u.id = l.user_id) AND NOT EXISTS (SELECT FROM consent_events e
        WHERE (e.user_id, e.code, e.version, e.action, e.occurred_at)
          = (l.user_id, l.code, l.version, l.action, l.occurred_at))
      ORDER BY l.id`,
  },
]

const RESTAURANTS: CarryStep[] = [
  {
    kind: 'restaurants',
    read: `SELECT jsonb_build_object('id', id, 'is_active', is_active, 'deleted_at', deleted_at) AS row
      FROM restaurants WHERE (NOT is_active OR deleted_at IS NOT NULL) AND merged_into_id IS NULL
      UNION ALL SELECT DISTINCT jsonb_build_object('id', a.subject_id, 'is_active', false, 'deleted_at', now())
      FROM audit_log a WHERE a.event = 'record_deleted' AND a.subject_type = 'restaurant' AND a.occurred_at >= $1
        AND NOT EXISTS (SELECT FROM restaurants r WHERE r.id = a.subject_id)`,
    write: `UPDATE restaurants t SET is_active = t.is_active AND l.is_active,
        deleted_at = COALESCE(t.deleted_at, l.deleted_at)
      FROM ${givenRows('restaurants')} WHERE t.id = l.id
        AND ((t.is_active AND NOT l.is_active) OR (t.deleted_at IS NULL AND l.deleted_at IS NOT NULL))
      RETURNING t.id AS restaurant`,
  },
  {
    kind: 'takedowns',
    read: allRows('tickets', `kind = 'takedown'`),
    write: appendRows('tickets', 'created_at', {
      restaurant_id: 'restaurants',
      review_id: 'reviews',
      post_id: 'posts',
      comment_id: 'comments',
      answered_by_id: 'users',
    }),
  },
  {
    kind: null,
    read: allRows('tickets', `kind = 'takedown'`),
    write: `UPDATE tickets t SET (status, email, notes, settled_at, answer, answered_at, answer_sent_at)
        = (l.status, l.email, l.notes, l.settled_at, l.answer, l.answered_at, l.answer_sent_at)
      FROM ${givenRows('tickets')} WHERE t.id = l.id AND t.created_at = l.created_at AND t.updated_at <> l.updated_at`,
  },
  {
    kind: null,
    read: allRows('restaurant_restrictions'),
    write: `INSERT INTO restaurant_restrictions (restaurant_id, ticket_id, until, ended_at, created_at)
      SELECT l.restaurant_id, l.ticket_id, l.until, l.ended_at, l.created_at
      FROM ${givenRows('restaurant_restrictions')}
      WHERE ${knownId('restaurants', 'restaurant_id')} IS NOT NULL AND ${knownId('tickets', 'ticket_id')} IS NOT NULL
      ON CONFLICT DO NOTHING`,
  },
  {
    kind: 'exclusions',
    read: allRows('recommendation_exclusions'),
    write: `WITH gone AS (DELETE FROM recommendations
        WHERE restaurant_id IN (SELECT restaurant_id FROM ${givenRows('recommendation_exclusions')}))
      INSERT INTO recommendation_exclusions (restaurant_id, reason, excluded_by, excluded_at)
      SELECT l.restaurant_id, l.reason, ${knownId('users', 'excluded_by')}, l.excluded_at
      FROM ${givenRows('recommendation_exclusions')} WHERE ${knownId('restaurants', 'restaurant_id')} IS NOT NULL
      ON CONFLICT DO NOTHING`,
  },
]

const REPORTS: CarryStep[] = [
  {
    kind: null,
    read: allRows('report_resolutions', 'decided_at >= $1'),
    write: appendRows('report_resolutions', 'decided_at', { decided_by_id: 'users', undone_by_id: 'users' }),
  },
  {
    kind: null,
    read: allRows('report_resolutions', 'undone_at >= $1'),
    write: `UPDATE report_resolutions t SET undone_at = l.undone_at, undone_by_id = ${knownId('users', 'undone_by_id')}
      FROM ${givenRows('report_resolutions')}
      WHERE t.id = l.id AND t.decided_at = l.decided_at AND t.undone_at IS NULL`,
  },
  {
    kind: 'reports',
    read: allRows('reports', `status <> 'pending'`),
    write: `UPDATE reports t SET (status, outcome, reviewed_at, note) = (l.status, l.outcome, l.reviewed_at, l.note),
        reviewed_by_id = ${knownId('users', 'reviewed_by_id')},
        resolution_id = ${knownId('report_resolutions', 'resolution_id')}
      FROM ${givenRows('reports')} WHERE t.id = l.id AND t.created_at = l.created_at AND t.status = 'pending'`,
  },
]

/** Pending notices to identity providers. */
const OUTBOX: CarryStep = {
  kind: null,
  read: allRows('provider_unlink_outbox'),
  write: `WITH sent AS (DELETE FROM provider_unlink_outbox t WHERE NOT EXISTS (SELECT FROM
      ${givenRows('provider_unlink_outbox')} WHERE (l.issuer, l.subject) = (t.issuer, t.subject)))
    INSERT INTO provider_unlink_outbox SELECT * FROM ${givenRows('provider_unlink_outbox')} ON CONFLICT DO NOTHING`,
}

/** In order. Ids are never reused, because the record refers to things by id. */
export const CARRY_STEPS: readonly CarryStep[] = [
  {
    kind: null,
    read: `SELECT jsonb_build_object('name', sequencename, 'value', last_value) AS row FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL`,
    write: `SELECT setval(quote_ident(s.sequencename)::regclass, l.value)
      FROM jsonb_to_recordset($1::jsonb) AS l(name text, value bigint)
      JOIN pg_sequences s ON s.schemaname = 'public' AND s.sequencename = l.name
      WHERE l.value > COALESCE(s.last_value, 0)`,
  },
  { kind: 'audit', read: allRows('audit_log', 'occurred_at >= $1'), write: appendRows('audit_log', 'occurred_at', {}) },
  { kind: null, read: allRows('erasures', 'erased_at >= $1'), write: appendRows('erasures', 'erased_at', {}) },
  ...CONTENT_TYPES.flatMap(contentSteps),
  ...ACCOUNTS,
  ...RESTAURANTS,
  ...REPORTS,
  OUTBOX,
]
