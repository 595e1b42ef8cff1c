import type { SessionKind } from '@/domain/session'
import type { Queryable } from '@/infra/database/pool'
import { audit, auditIn } from '@/server/audit'
import { fail, ok, type Result } from '@/domain/result'
import { hashToken } from './token'
import { readSessionToken } from './cookie'

/** Returns the owner, null if already ended. */
export async function endSession(sql: Queryable, kind: SessionKind, token: string): Promise<number | null> {
  const { rows } = await sql.query<{ user_id: number }>(
    'DELETE FROM sessions WHERE token_hash = $1 AND kind = $2 RETURNING user_id',
    [hashToken(token), kind],
  )
  return rows[0]?.user_id ?? null
}

/** By its id in their list; false if ended, or another person's */
export async function revokeSession(sql: Queryable, kind: SessionKind, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await sql.query('DELETE FROM sessions WHERE id = $1 AND user_id = $2 AND kind = $3', [
    id,
    userId,
    kind,
  ])
  return rowCount === 1
}

/** `kind`: both by default */
export async function revokeOtherSessions(
  sql: Queryable,
  userId: number,
  kept: number,
  kind: SessionKind | null = null,
): Promise<void> {
  await sql.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2 AND ($3::text IS NULL OR kind = $3::text)', [
    userId,
    kept,
    kind,
  ])
}

/** Of both kinds. */
export async function revokeAllSessions(sql: Queryable, userId: number): Promise<void> {
  await sql.query('DELETE FROM sessions WHERE user_id = $1', [userId])
}

export async function signOut(sql: Queryable, kind: SessionKind, cookies: string | null | undefined): Promise<void> {
  const token = readSessionToken(cookies, kind)
  const person = token === null ? null : await endSession(sql, kind, token)
  if (person !== null) audit(sql, 'session_ended', { kind, person })
}

/** In the caller's transaction. Returns how many. */
export async function endSessionsByStaff(
  sql: Queryable,
  { person, by, reason }: { person: number; by: number; reason?: string | null },
): Promise<Result<{ ended: number }>> {
  const { rowCount: known } = await sql.query('SELECT FROM users WHERE id = $1', [person])
  if (!known) return fail({ code: 'member-not-found', params: {} })
  const { rowCount } = await sql.query('DELETE FROM sessions WHERE user_id = $1', [person])
  const ended = rowCount ?? 0
  await auditIn(sql, 'session_all_ended', { person, by }, { after: { ended }, reason: reason ?? null })
  return ok({ ended })
}
