import type { Role } from '@/domain/roles'
import { INVITATION_HOURS } from '@/domain/staff/limits'
import type { Queryable } from '@/infra/database/pool'
import { hashToken, isToken, makeToken } from '../sessions/token'

export interface Invited {
  person: number
  email: string
  nickname: string
  role: Role
}

/** Invalidates the account's earlier ones. Returns the token, stored only in its link. */
export async function issueInvitation(sql: Queryable, person: number): Promise<string> {
  const token = makeToken()
  await sql.query('DELETE FROM staff_invitations WHERE user_id = $1', [person])
  await sql.query(
    `INSERT INTO staff_invitations (token_hash, user_id, expires_at)
      VALUES ($1, $2, now() + make_interval(hours => $3))`,
    [hashToken(token), person, INVITATION_HOURS],
  )
  return token
}

/** null if used, expired or unknown, or if the account lost its role */
export async function readInvitation(sql: Queryable, token: string): Promise<Invited | null> {
  if (!isToken(token)) return null
  const { rows } = await sql.query<Invited>(
    `SELECT u.id AS person, u.email, u.nickname, u.role FROM staff_invitations i JOIN users u ON u.id = i.user_id
      WHERE i.token_hash = $1 AND i.used_at IS NULL AND i.expires_at > now() AND u.role <> 'user'`,
    [hashToken(token)],
  )
  return rows[0] ?? null
}

/** Of concurrent uses one succeeds. */
export async function consumeInvitation(sql: Queryable, token: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'UPDATE staff_invitations SET used_at = now() WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()',
    [hashToken(token)],
  )
  return rowCount === 1
}
