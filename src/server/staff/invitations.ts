import type { Pool } from 'pg'
import { type Role, isStaffRole, type StaffRole } from '@/domain/roles'
import { INVITATION_HOURS, passwordPagePath } from '@/domain/staff/staff'
import type { Queryable } from '@/infra/database/pool'
import type { Email } from '@/infra/email'
import { fail, ok, type Result } from '@/domain/result'
import { type NewStaffAccount, tidyNewStaff, validateNewStaff } from '@/domain/staff/invitation'
import { log } from '@/infra/log'
import { invitationMail } from '@/messages/staff/mail'
import { hashToken, isToken, makeToken } from '../sessions/token'
import { auditIn } from '../audit'
import { recordGrant } from '../roles'
import { transactionResult } from '../violationError'
import { checkNewPassword, hashPassword } from '../passwords'
import { revokeAllSessions } from '../sessions/endSessions'
import { hashEmail, forgetTries } from './loginThrottle'
import { storePassword } from './password'

export interface Invited {
  person: number
  email: string
  nickname: string
  role: Role
}

/** Invalidates the account's earlier ones. Returns the token, stored only in its link. */
async function issueInvitation(sql: Queryable, person: number): Promise<string> {
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
async function consumeInvitation(sql: Queryable, token: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'UPDATE staff_invitations SET used_at = now() WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()',
    [hashToken(token)],
  )
  return rowCount === 1
}

interface InvitationDeps {
  email: Pick<Email, 'name' | 'sendEmail'>
  origin: string
}

interface Invitation {
  person: number
  /** `link`: no mail is configured, so the admin hands it over */
  delivery: 'sent' | 'console' | 'link'
  /** only with `link`; shown once */
  link: string | null
}

/** All or nothing: sending is the last step, so that after a failed mail the admin can retry. */
export async function inviteStaff(
  pool: Pool,
  deps: InvitationDeps,
  typed: NewStaffAccount & { by: number; reason?: string | null },
): Promise<Result<Invitation>> {
  const { by, reason } = typed
  const [violation] = validateNewStaff(typed)
  if (violation) return fail(violation)
  const { email, nickname, role } = tidyNewStaff(typed)
  return transactionResult(pool, async (sql) => {
    const { rows } = await sql.query<{ id: number }>(
      `INSERT INTO users (email, nickname, role) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id`,
      [email, nickname, role],
    )
    const person = rows[0]?.id
    if (person === undefined) return takenBy(sql, email)
    await recordGrant(sql, { person, role, before: 'user', by, reason: reason ?? null })
    await auditIn(sql, 'staff_created', { person, role, by })
    return sendInvitation(sql, deps, { person, email, nickname, role, by })
  })
}

/** To staff without a password yet; the previous link becomes invalid. */
export async function inviteAgain(
  pool: Pool,
  deps: InvitationDeps,
  { person, by }: { person: number; by: number },
): Promise<Result<Invitation>> {
  return transactionResult(pool, async (sql) => {
    const { rows } = await sql.query<{ email: string | null; nickname: string; role: string; set: boolean }>(
      `SELECT u.email, u.nickname, u.role, EXISTS (SELECT FROM staff_passwords p WHERE p.user_id = u.id) AS set
        FROM users u WHERE u.id = $1 FOR UPDATE`,
      [person],
    )
    const [account] = rows
    if (!account?.email || !isStaffRole(account.role)) return fail({ code: 'staff-not-found', params: {} })
    if (account.set) return fail({ code: 'password-set-already', params: {} })
    return sendInvitation(sql, deps, { ...account, email: account.email, role: account.role, person, by })
  })
}

interface Invitee {
  person: number
  email: string
  nickname: string
  role: StaffRole
  by: number
}

async function sendInvitation(
  sql: Queryable,
  { email: mail, origin }: InvitationDeps,
  { person, email, nickname, role, by }: Invitee,
): Promise<Result<Invitation>> {
  const link = origin + passwordPagePath(await issueInvitation(sql, person))
  await auditIn(sql, 'staff_invited', { person, role, by })
  if (mail.name === 'none') return ok({ person, delivery: 'link', link })
  try {
    await mail.sendEmail({ to: email, ...invitationMail({ nickname, role, link }) })
  } catch (error) {
    log.error({ err: error }, 'an invitation could not be sent')
    return fail({ code: 'invitation-not-sent', params: {} })
  }
  return ok({ person, delivery: mail.name === 'console' ? 'console' : 'sent', link: null })
}

async function takenBy(sql: Queryable, email: string): Promise<Result<Invitation>> {
  const { rowCount } = await sql.query('SELECT FROM users WHERE lower(email) = $1', [email])
  return rowCount
    ? fail({ code: 'account-exists', params: { field: 'email' } })
    : fail({ code: 'nickname-taken', params: { field: 'nickname' } })
}

interface FirstPassword {
  token: string
  password: string
  /** the repetition of the hidden input */
  again: string
}

/** Once. A refused password leaves the link valid. */
export async function acceptInvitation(pool: Pool, { token, password, again }: FirstPassword): Promise<Result> {
  const invited = await readInvitation(pool, token)
  if (!invited) return fail({ code: 'invitation-invalid', params: {} })
  const { person, email, nickname } = invited
  if (!password) return fail({ code: 'password-required', params: { field: 'password' } })
  if (password !== again) return fail({ code: 'passwords-differ', params: { field: 'again' } })
  const strong = await checkNewPassword(password, [email, nickname])
  if (!strong.ok) return strong
  const hash = await hashPassword(password)
  return transactionResult(pool, async (sql) => {
    if (!(await consumeInvitation(sql, token))) return fail({ code: 'invitation-invalid', params: {} })
    await storePassword(sql, person, hash)
    await revokeAllSessions(sql, person)
    await forgetTries(sql, hashEmail(email))
    await auditIn(sql, 'staff_invitation_used', { person })
    return ok()
  })
}
