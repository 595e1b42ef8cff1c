import { SESSION_TIMEOUTS, type SessionKind, LAST_SEEN_INTERVAL_SECONDS } from '@/domain/session'
import type { Queryable } from '@/infra/database/pool'
import type { Block } from '@/contract/member'
import type { Role } from '@/domain/roles'
import { isReadOnly } from '@/infra/database/pgErrors'
import { blockSql } from '@/server/sqlConditions'
import { hashToken, makeToken } from './token'
import { readSessionToken } from './cookie'

const interval = (minutes: number | null): string =>
  minutes === null ? 'NULL::interval' : `interval '${minutes} minutes'`

/** By the database's clock: idle time, within the maximum lifetime (LEAST ignores NULL). */
const expiresAtSql = (kind: SessionKind, createdAt: string): string =>
  `LEAST(now() + ${interval(SESSION_TIMEOUTS[kind].idleMinutes)},
    ${createdAt} + ${interval(SESSION_TIMEOUTS[kind].absoluteTimeoutMinutes)})`

interface Starting {
  kind: SessionKind
  userId: number
  /** from `describeUserAgent` */
  device: string
  /** of the same kind; it ends, so that a planted cookie does not outlive sign-in */
  presentedToken: string | null
}

/** A few at a time; rows locked by another cleanup are skipped. */
const deleteExpired = `DELETE FROM sessions
  WHERE id IN (SELECT id FROM sessions WHERE expires_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`

/** Parallel sign-ins all work. Returns the token, stored only in its cookie. */
export async function startSession(
  sql: Queryable,
  { kind, userId, device, presentedToken }: Starting,
): Promise<string> {
  const token = makeToken()
  await sql.query(
    `WITH ended AS (DELETE FROM sessions WHERE token_hash = $4 AND kind = $3),
       seen AS (UPDATE users SET last_sign_in_at = now() WHERE id = $2)
     INSERT INTO sessions (token_hash, user_id, kind, device, expires_at)
       VALUES ($1, $2, $3, $5, ${expiresAtSql(kind, 'now()')})`,
    [hashToken(token), userId, kind, presentedToken === null ? null : hashToken(presentedToken), device],
  )
  await sql.query(deleteExpired)
  return token
}

export interface Session {
  id: number
  person: { id: number; nickname: string; role: Role }
  /** set while the person may not write */
  blocked: Block | null
}

interface Row {
  id: number
  user_id: number
  nickname: string
  role: Role
  blocked: Block | null
}

const found = (kind: SessionKind): string => `
  SELECT s.id, s.created_at, s.last_seen_at, s.user_id, u.nickname, u.role, ${blockSql('u')} AS blocked
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.kind = '${kind}'
    AND s.expires_at > now()${kind === 'staff' ? ` AND u.role <> 'user'` : ''}`

const statement = (kind: SessionKind): string => `
  WITH found AS (${found(kind)}), seen AS (
    UPDATE sessions s SET last_seen_at = now(), expires_at = ${expiresAtSql(kind, 's.created_at')}
    FROM found WHERE s.id = found.id AND found.last_seen_at <= now() - interval '${LAST_SEEN_INTERVAL_SECONDS} seconds'
  )
  SELECT id, user_id, nickname, role, blocked FROM found`

const STATEMENTS: Record<SessionKind, string> = { member: statement('member'), staff: statement('staff') }

/**
 * With current person and role; null if ended or unknown, or a staff session without a role. A read-only database does
 * not record its use.
 */
async function readSession(sql: Queryable, kind: SessionKind, token: string): Promise<Session | null> {
  const values = [hashToken(token)]
  const { rows } = await sql
    .query<Row>(STATEMENTS[kind], values)
    .catch((error: unknown) =>
      isReadOnly(error) ? sql.query<Row>(found(kind), values) : Promise.reject(error as Error),
    )
  const [row] = rows
  if (!row) return null
  const { id, user_id, nickname, role, blocked } = row
  return { id, person: { id: user_id, nickname, role }, blocked }
}

export async function getSession(
  sql: Queryable,
  kind: SessionKind,
  cookies: string | null | undefined,
): Promise<Session | null> {
  const token = readSessionToken(cookies, kind)
  return token === null ? null : readSession(sql, kind, token)
}

interface ListedSession {
  id: number
  kind: SessionKind
  device: string
  createdAt: Date
  lastSeenAt: Date
}

/** Last used first. */
export async function listSessions(sql: Queryable, userId: number): Promise<ListedSession[]> {
  const { rows } = await sql.query<ListedSession>(
    `SELECT id, kind, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt" FROM sessions
     WHERE user_id = $1 AND expires_at > now() ORDER BY last_seen_at DESC, id DESC`,
    [userId],
  )
  return rows
}
