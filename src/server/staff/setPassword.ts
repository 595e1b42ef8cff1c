import type { Pool } from 'pg'
import { normalizeEmail } from '@/domain/staff/email'
import { fail, ok, type Result } from '@/domain/result'
import { transaction, type Queryable } from '@/infra/database/pool'
import { auditIn } from '@/server/audit/audit'
import { checkNewPassword } from '@/server/passwords/checkNewPassword'
import { hashPassword } from '@/server/passwords/scryptHash'
import { revokeAllSessions } from '@/server/sessions/endSessions'
import { hashEmail } from './hashEmail'
import { forgetTries } from './loginThrottle'

export async function storePassword(sql: Queryable, userId: number, hash: string): Promise<void> {
  await sql.query(
    `INSERT INTO staff_passwords (user_id, hash) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, changed_at = now()`,
    [userId, hash],
  )
}

/** Ends all the person's sessions; known browsers and failed attempts are forgotten. */
export async function setPassword(pool: Pool, email: string, password: string): Promise<Result> {
  const { rows } = await pool.query<{ id: number; nickname: string }>(
    `SELECT id, nickname FROM users WHERE lower(email) = $1 AND role <> 'user'`,
    [normalizeEmail(email)],
  )
  const [person] = rows
  if (!person) return fail({ code: 'staff-not-found', params: {} })
  const strong = await checkNewPassword(password, [email, person.nickname])
  if (!strong.ok) return strong
  const hash = await hashPassword(password)
  await transaction(pool, async (sql) => {
    await storePassword(sql, person.id, hash)
    await revokeAllSessions(sql, person.id)
    await forgetTries(sql, hashEmail(email))
    await auditIn(sql, 'authn_password_change', { person: person.id, by: null })
  })
  return ok()
}
