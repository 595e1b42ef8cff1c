import { validateTermsAcceptance } from '@/domain/member/termsAcceptance'
import { REGISTER_PROFILE_PAGE, withNext } from '@/domain/member/paths'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { hashToken } from '@/server/sessions/token'
import { termsInForce } from '@/server/terms/termsInForce'
import { findPendingSignUp } from './pendingSignUp'

/** By the clock of the database, like the expiry of the sign-up. */
const SAVE_DECISION = `
  UPDATE sign_ups SET agreed = jsonb_build_object('agreed', $2::jsonb, 'offered', $3::jsonb, 'at', now())
  WHERE token_hash = $1 AND expires_at > now() RETURNING next`

/**
 * Records what somebody who is signing up agrees to, with the moment. Still nothing says who they are.
 * @returns where to go on
 */
export async function agreeToTerms(
  sql: Queryable,
  token: string | null,
  agreed: number[],
): Promise<Result<{ next: string }>> {
  const expired = fail({ code: 'sign-up-expired', params: {} })
  if (token === null || !(await findPendingSignUp(sql, token))) return expired
  const inForce = await termsInForce(sql)
  const violation = validateTermsAcceptance(inForce, agreed)
  if (violation) return fail(violation)
  const offered = inForce.map(({ id }) => id)
  const { rows } = await sql.query<{ next: string }>(SAVE_DECISION, [
    hashToken(token),
    JSON.stringify([...new Set(agreed)]),
    JSON.stringify(offered),
  ])
  const [saved] = rows
  return saved ? ok({ next: withNext(REGISTER_PROFILE_PAGE, saved.next) }) : expired
}
