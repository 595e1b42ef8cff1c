import { validateTermsAcceptance } from '@/domain/member/termsAcceptance'
import { REGISTER_PROFILE_PAGE, withNext } from '@/domain/member/paths'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import { hashToken } from '@/server/sessions/token'
import { termsInForce } from '@/server/terms/termsInForce'

/**
 * Records what somebody who is signing up agrees to, with the moment. Still nothing says who they are.
 * @returns where to go on, or what was refused
 */
export async function agreeToTerms(
  sql: Queryable,
  token: string | null,
  agreed: number[],
): Promise<{ next: string } | { violation: Violation }> {
  const inForce = await termsInForce(sql)
  const fault = validateTermsAcceptance(inForce, agreed)
  const offered = inForce.map(({ id }) => id)
  const { rows } = await sql.query<{ next: string }>(
    `UPDATE sign_ups SET agreed = CASE WHEN $4 THEN jsonb_build_object('agreed', $2::jsonb, 'offered', $3::jsonb, 'at', now()) ELSE agreed END
     WHERE token_hash = $1 AND expires_at > now() RETURNING next`,
    [
      token === null ? null : hashToken(token),
      JSON.stringify([...new Set(agreed)]),
      JSON.stringify(offered),
      fault === null,
    ],
  )
  const [row] = rows
  if (!row) return { violation: { code: 'sign-up-expired', params: {} } }
  return fault ? { violation: fault } : { next: withNext(REGISTER_PROFILE_PAGE, row.next) }
}
