import { deviceOf } from '@/domain/session/deviceOf'
import { isModerator, type Role } from '@/domain/roles'
import { normalizeEmail } from '@/domain/staff/email'
import type { SignIn } from '@/domain/staff/signIn'
import type { Violation } from '@/domain/violation'
import type { Sql } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { pseudonym } from '@/infra/logging/pseudonym'
import { startSession } from '@/server/sessions/startSession'
import { verifyPassword } from '@/server/passwords/verifyPassword'
import { inTurn } from './checksAtOnce'
import { emailKey } from './emailKey'
import { giveBack, settleRight, settleWrong } from './signInTries'
import { waitForTurn } from './waitForTurn'

interface Account {
  id: number
  role: Role
  hash: string | null
}

interface Request {
  userAgent: string | null | undefined
  /** the staff session that the request carries */
  carried: string | null
}

export type SignInResult = { token: string } | { violation: Violation }

/**
 * Signs a member of staff in. An unknown e-mail, a wrong password and an account without a role are one answer, at about
 * the same cost. Too many failures close the door for that e-mail, known or not and whatever the password.
 * @returns the token of a new session, or what was refused
 */
export async function signInStaff(sql: Sql, { email, password }: SignIn, { userAgent, carried }: Request): Promise<SignInResult> {
  const key = emailKey(email)
  const who = pseudonym('email', normalizeEmail(email))
  const admission = await waitForTurn(sql, key)
  if (admission.state === 'closed') {
    log.warn({ security: 'staff-sign-in-refused', who, seconds: admission.seconds }, 'staff sign-in refused: too many failures')
    return { violation: { code: 'sign-in-closed', params: { seconds: admission.seconds } } }
  }
  if (admission.state === 'full') return { violation: { code: 'unavailable', params: {} } }
  const person = await inTurn(() => findStaff(sql, email, password)).catch(async (error: Error) => {
    await giveBack(sql, key)
    throw error
  })
  if (person === null) {
    await giveBack(sql, key)
    return { violation: { code: 'unavailable', params: {} } }
  }
  if (person === 'nobody') {
    const closed = await settleWrong(sql, key)
    log.warn({ security: closed ? 'staff-sign-in-closed' : 'staff-sign-in-failed', who }, closed ? 'staff sign-in closed for an e-mail' : 'staff sign-in failed')
    return { violation: { code: 'sign-in-failed', params: {} } }
  }
  await settleRight(sql, key)
  const token = await startSession(sql, { kind: 'staff', userId: person, device: deviceOf(userAgent), carried })
  log.info({ security: 'staff-signed-in', who, person }, 'staff signed in')
  return { token }
}

/** The account that these words open, or nobody. */
async function findStaff(sql: Sql, email: string, password: string): Promise<number | 'nobody'> {
  const { rows } = await sql.query<Account>(
    'SELECT u.id, u.role, p.hash FROM users u LEFT JOIN staff_passwords p ON p.user_id = u.id WHERE lower(u.email) = $1',
    [normalizeEmail(email)],
  )
  const [account] = rows
  const { right, rewritten } = await verifyPassword(password, account?.hash ?? null)
  if (!right || !account || !isModerator(account)) return 'nobody'
  // Only where it is still the old one: a password set meanwhile stays.
  if (rewritten) await sql.query('UPDATE staff_passwords SET hash = $2 WHERE user_id = $1 AND hash = $3', [account.id, rewritten, account.hash])
  return account.id
}
