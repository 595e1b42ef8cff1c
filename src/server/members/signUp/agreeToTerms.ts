import { validateTermsAcceptance } from '@/domain/member/termsAcceptance'
import { REGISTER_PROFILE_PAGE, withReturnTo } from '@/domain/member/paths'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { hashToken } from '@/server/sessions/token'
import { termsInForce } from '@/server/terms/termsInForce'
import { findPendingSignUp } from './pendingSignUp'

/** By the database's clock, like the sign-up's expiry. */
const SAVE_DECISION = `
  UPDATE sign_ups SET terms_decision = jsonb_build_object('accepted', $2::jsonb, 'presented', $3::jsonb, 'at', now())
  WHERE token_hash = $1 AND expires_at > now() RETURNING return_to`

/** With their time; nothing identifies the person yet. Returns the next step. */
export async function agreeToTerms(
  sql: Queryable,
  token: string | null,
  accepted: number[],
): Promise<Result<{ next: string }>> {
  const expired = fail({ code: 'sign-up-expired', params: {} })
  if (token === null || !(await findPendingSignUp(sql, token))) return expired
  const inForce = await termsInForce(sql)
  const violation = validateTermsAcceptance(inForce, accepted)
  if (violation) return fail(violation)
  const presented = inForce.map(({ id }) => id)
  const { rows } = await sql.query<{ return_to: string }>(SAVE_DECISION, [
    hashToken(token),
    JSON.stringify([...new Set(accepted)]),
    JSON.stringify(presented),
  ])
  const [saved] = rows
  return saved ? ok({ next: withReturnTo(REGISTER_PROFILE_PAGE, saved.return_to) }) : expired
}
