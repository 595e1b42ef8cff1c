import type { Pool } from 'pg'
import type { Email } from '@/infra/email/email'
import { isStaffRole, type StaffRole } from '@/domain/roles'
import { fail, ok, type Result } from '@/domain/result'
import { type NewStaffAccount, tidyNewStaff, validateNewStaff } from '@/domain/staff/invitation'
import { passwordPagePath } from '@/domain/staff/paths'
import type { Queryable } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { invitationMail } from '@/messages/staff/invitation'
import { auditIn } from '../audit/audit'
import { recordGrant } from '../roles/recordGrant'
import { transactionResult } from '../transactionResult'
import { issueInvitation } from './invitationTokens'

export interface InvitationDeps {
  email: Pick<Email, 'name' | 'sendEmail'>
  origin: string
}

export interface Invitation {
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
