import type { SessionKind } from '@/domain/session/timeouts'
import type { Queryable } from '@/infra/database/pool'
import { expiresAtSql } from './expiry'
import { hashToken, makeToken } from './token'

interface Starting {
  kind: SessionKind
  userId: number
  /** as `describeUserAgent` names it */
  device: string
  /** the session of the same kind that the request presented: it ends, so that no planted cookie outlives a sign-in */
  presentedToken: string | null
}

/** Ended sessions are swept out a few at a time; who waits for another's sweep passes by. */
const deleteExpired = `DELETE FROM sessions
  WHERE id IN (SELECT id FROM sessions WHERE expires_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`

/**
 * Makes a session. Each sign-in makes its own row, so any number of them in parallel all live.
 * @returns the token, which is kept nowhere but in the cookie that carries it
 */
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
