import type { Pool } from 'pg'
import { SIGN_INS_PER_CALLER, SIGN_INS_WINDOW_SECONDS } from '@/domain/member/limits'
import { CALLBACK_PAGE, returnToPath } from '@/domain/member/paths'
import { fail, ok, type Result } from '@/domain/result'
import type { OidcClient } from '@/infra/oidc/oidcClient'
import { audit } from '@/server/audit/audit'
import { isToken, makeToken } from '@/server/sessions/token'
import { consumeRateLimit } from '@/server/rateLimit'
import { saveAuthorizationRequest } from './authorizationRequests'

interface StartSignInInput {
  /** as the browser sees it */
  origin: string
  /** unvalidated */
  returnTo: unknown
  /** of an earlier request of this browser */
  presentedToken: string | null
  /** from `rateLimitKey` */
  caller: string
}

/** Returns the URL, and the token that binds the request to the browser (RFC 9700, 4.7.1). */
export async function beginSignIn(
  pool: Pool,
  oidc: OidcClient | null | undefined,
  { origin, returnTo, presentedToken, caller }: StartSignInInput,
): Promise<Result<{ url: string; browserBinding: string }>> {
  if (!oidc) return fail({ code: 'sign-in-disabled', params: {} })
  const seconds = await consumeRateLimit(pool, caller, {
    limit: SIGN_INS_PER_CALLER,
    windowSeconds: SIGN_INS_WINDOW_SECONDS,
  })
  if (seconds !== null) {
    audit(pool, 'excess_rate_limit_exceeded', { kind: 'member', seconds })
    return fail({ code: 'rate-limited', params: { seconds } })
  }
  const begun = await oidc.createAuthorizationRequest(origin + CALLBACK_PAGE)
  if ('error' in begun) {
    const { violation, reason } = begun.error
    audit(pool, 'authn_login_fail', { kind: 'member', code: violation.code, reason })
    return fail(violation)
  }
  // A second tab shares the first one's cookie, so both can finish.
  const browserBinding = presentedToken !== null && isToken(presentedToken) ? presentedToken : makeToken()
  await saveAuthorizationRequest(pool, begun.proof, browserBinding, returnToPath(returnTo))
  return ok({ url: begun.url, browserBinding })
}
