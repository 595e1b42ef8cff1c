import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { auditIn } from '../audit/audit'
import { checkNewPassword } from '../passwords/checkNewPassword'
import { hashPassword } from '../passwords/scryptHash'
import { revokeAllSessions } from '../sessions/endSessions'
import { transactionResult } from '../transactionResult'
import { hashEmail } from './hashEmail'
import { consumeInvitation, readInvitation } from './invitationTokens'
import { forgetTries } from './loginThrottle'
import { storePassword } from './setPassword'

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
