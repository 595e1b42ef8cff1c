import { ROLES } from '@/domain/roles'
import { isBlockedSql } from '@/server/sqlConditions'
import { accountsWithRole, anyContains, flag, search, since, until } from '../filters'
import type { ListSpec } from '../listSpec'
import { ENTRY_OF_GRANT } from './roles'

/** Empty without rows. */
const rowsOf = (row: string, from: string, order: string): string =>
  `(SELECT coalesce(json_agg(row_to_json(x)), '[]') FROM (SELECT ${row} FROM ${from} ORDER BY ${order} LIMIT 50) x)`

const COUNT = (from: string): string => `(SELECT count(*)::int FROM ${from})`

const AGAINST = `reports p LEFT JOIN comments c ON c.id = p.comment_id LEFT JOIN posts o ON o.id = p.post_id
  LEFT JOIN reviews v ON v.id = p.review_id
  WHERE p.id IN (
    SELECT r.id FROM reports r JOIN comments w ON w.id = r.comment_id WHERE w.author_id = t.id
    UNION ALL SELECT r.id FROM reports r JOIN posts w ON w.id = r.post_id WHERE w.author_id = t.id
    UNION ALL SELECT r.id FROM reports r JOIN reviews w ON w.id = r.review_id WHERE w.user_id = t.id)`

const USER_DETAIL: Record<string, string> = {
  blockedAt: 't.blocked_at',
  blockedReason: 't.blocked_reason',
  reviewCount: COUNT('reviews r WHERE r.user_id = t.id AND r.deleted_at IS NULL'),
  postCount: COUNT('posts p WHERE p.author_id = t.id AND p.deleted_at IS NULL'),
  commentCount: COUNT('comments c WHERE c.author_id = t.id AND c.deleted_at IS NULL'),
  favoriteCount: COUNT('favorites f WHERE f.user_id = t.id'),
  reportCount: COUNT(AGAINST),
  openReportCount: COUNT(`${AGAINST} AND p.status = 'pending'`),
  isKakao: 'EXISTS (SELECT FROM member_identities i WHERE i.user_id = t.id)',
  hasPassword: 'EXISTS (SELECT FROM staff_passwords w WHERE w.user_id = t.id)',
  invitedUntil: `(SELECT max(i.expires_at) FROM staff_invitations i
    WHERE i.user_id = t.id AND i.used_at IS NULL AND i.expires_at > now())`,
  sessions: rowsOf(
    's.id, s.kind, s.device, s.created_at AS "startedAt", s.last_seen_at AS "lastSeenAt"',
    'sessions s WHERE s.user_id = t.id AND s.expires_at > now()',
    's.last_seen_at DESC, s.id DESC',
  ),
  consents: rowsOf(
    'e.code, e.version, e.action, e.occurred_at AS "occurredAt"',
    `(SELECT DISTINCT ON (code) code, version, action, occurred_at FROM consent_events
      WHERE user_id = t.id ORDER BY code, id DESC) e`,
    'e.code',
  ),
  grants: rowsOf(
    `g.id, g.role, a.before ->> 'role' AS before, a.reason, b.nickname AS "grantedBy", g.created_at AS "createdAt"`,
    `role_grants g LEFT JOIN users b ON b.id = g.granted_by_id ${ENTRY_OF_GRANT('g')} WHERE g.user_id = t.id`,
    'g.id DESC',
  ),
  blocks: rowsOf(
    `a.id, a.event, a.after ->> 'until' AS until, a.reason, b.nickname AS by, a.occurred_at AS "occurredAt"`,
    `audit_log a LEFT JOIN users b ON b.id = a.actor_id WHERE a.subject_type = 'user' AND a.subject_id = t.id
      AND a.event IN ('member_blocked', 'member_unblocked')`,
    'a.id DESC',
  ),
}

const GRANT = (column: string): string =>
  `(SELECT ${column} FROM role_grants g LEFT JOIN users b ON b.id = g.granted_by_id
     WHERE g.user_id = t.id ORDER BY g.id DESC LIMIT 1)`

const BLOCKED = isBlockedSql('t')

export const userList: ListSpec = {
  table: 'users',
  columns: {
    nickname: 't.nickname',
    email: 't.email',
    role: 't.role',
    region: 't.region',
    grantedAt: `CASE WHEN t.role <> 'user' THEN ${GRANT('g.created_at')} END`,
    grantedBy: `CASE WHEN t.role <> 'user' THEN ${GRANT('b.nickname')} END`,
    // Can be neither demoted nor deleted.
    isLastAdmin: `t.role = 'admin' AND (SELECT count(*) FROM users x WHERE x.role = 'admin') = 1`,
    createdAt: 't.created_at',
    lastSignInAt: 't.last_sign_in_at',
    isBlocked: BLOCKED,
    blockedUntil: `CASE WHEN ${BLOCKED} THEN t.blocked_until END`,
  },
  detail: USER_DETAIL,
  sorts: {
    id: { by: 't.id' },
    createdAt: { by: 't.created_at' },
    nickname: { by: 't.nickname' },
    // As in the index, never counts as longest ago.
    lastSignInAt: { by: `coalesce(t.last_sign_in_at, '-infinity')` },
  },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.nickname', 't.email'], typed, bind)),
    role: accountsWithRole('t.role', ROLES),
    blocked: flag(BLOCKED),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
}
