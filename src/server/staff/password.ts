import type { Pool } from 'pg'
import { normalizeEmail } from '@/domain/staff/staff'
import { fail, ok, type Result } from '@/domain/result'
import { transaction, type Queryable } from '@/infra/database/pool'
import { auditIn, audit } from '@/server/audit'
import { checkNewPassword, hashPassword } from '@/server/passwords'
import { revokeAllSessions, revokeOtherSessions } from '@/server/sessions/endSessions'
import {
  hashEmail,
  forgetTries,
  recordFailure,
  recordSuccess,
  releaseAttempt,
  limitPasswordChecks,
  passwordChangeLimits,
  waitForAttempt,
} from './loginThrottle'
import type { Session } from '../sessions/session'
import { makeDeviceToken } from './deviceToken'
import { findAccountById, opensAccount, type StaffAccount } from './findAccount'

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

interface PasswordChange {
  session: Session
  current: string
  password: string
  secret: string
}

/**
 * Requires the current one, with the limits of sign-in, in case a browser was left open. Ends the person's other
 * sessions. Returns this browser's device token.
 */
export async function changePassword(
  pool: Pool,
  { session, current, password, secret }: PasswordChange,
): Promise<Result<{ device: string }>> {
  const { id: person, nickname } = session.person
  const account = await findAccountById(pool, person)
  if (!account) return fail({ code: 'unauthenticated', params: {} })
  const known = await checkCurrent(pool, account, current)
  if (!known.ok) return known
  if (!password) return fail({ code: 'password-required', params: { field: 'password' } })
  const strong = await checkNewPassword(password, [account.email, nickname])
  if (!strong.ok) return strong
  const hash = await hashPassword(password)
  await transaction(pool, async (sql) => {
    await storePassword(sql, person, hash)
    await revokeOtherSessions(sql, person, session.id)
    await forgetTries(sql, hashEmail(account.email))
    await auditIn(sql, 'authn_password_change', { person, by: person })
  })
  const changed = (await findAccountById(pool, person)) ?? account
  return ok({ device: makeDeviceToken(secret, changed, Math.floor(Date.now() / 1000)) })
}

async function checkCurrent(pool: Pool, account: StaffAccount, current: string): Promise<Result> {
  const limits = passwordChangeLimits(account.id)
  const reservation = await waitForAttempt(pool, limits)
  if (reservation.state === 'locked') return fail({ code: 'account-locked', params: { seconds: reservation.seconds } })
  if (reservation.state === 'busy') return fail({ code: 'sign-in-busy', params: {} })
  const opens = await limitPasswordChecks
    .known(() => opensAccount(pool, account, current))
    .catch(async (error: Error) => {
      await releaseAttempt(pool, limits)
      throw error
    })
  if (opens === null) {
    await releaseAttempt(pool, limits)
    return fail({ code: 'sign-in-busy', params: {} })
  }
  if (opens) {
    await recordSuccess(pool, limits)
    return ok()
  }
  await recordFailure(pool, limits)
  audit(pool, 'authn_password_change_fail', { person: account.id })
  return fail({ code: 'current-password-wrong', params: { field: 'current' } })
}
