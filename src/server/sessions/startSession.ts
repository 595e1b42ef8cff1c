import type { SessionKind } from '@/domain/session/timeouts'
import type { Queryable } from '@/infra/database/pool'
import { expiresAtSql } from './expiry'
import { hashToken, makeToken } from './token'

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
