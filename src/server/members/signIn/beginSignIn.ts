import type { Pool } from 'pg'
import { SIGN_INS_PER_CALLER, SIGN_INS_WINDOW_SECONDS } from '@/domain/member/limits'
import { CALLBACK_PAGE, returnToPath } from '@/domain/member/paths'
import type { Violation } from '@/domain/violation'
import type { OidcClient } from '@/infra/oidc/oidcClient'
import { audit } from '@/server/audit/audit'
import { isToken, makeToken } from '@/server/sessions/token'
import { consumeRateLimit } from '@/server/rateLimit'
import { saveAuthorizationRequest } from './authorizationRequests'

interface StartSignInInput {
  /** of this site, as the browser knows it */
  origin: string
  /** where the visitor wants to go on, unchecked */
  next: unknown
  /** the token of an attempt that this browser began before */
  carried: string | null
  /** of `callerKey` */
  caller: string
}

/**
 * Begins a way to the identity provider.
 * @returns its address, and the token that binds the attempt to the browser; or what was refused
 */
export async function beginSignIn(
  pool: Pool,
  door: OidcClient | null | undefined,
  { origin, next, carried, caller }: StartSignInInput,
): Promise<{ url: string; browser: string } | { violation: Violation }> {
  if (!door) return { violation: { code: 'sign-in-disabled', params: {} } }
  const seconds = await consumeRateLimit(pool, caller, {
    limit: SIGN_INS_PER_CALLER,
    windowSeconds: SIGN_INS_WINDOW_SECONDS,
  })
  if (seconds !== null) {
    audit('excess_rate_limit_exceeded', { kind: 'member', seconds })
    return { violation: { code: 'rate-limited', params: { seconds } } }
  }
  const begun = await door.createAuthorizationRequest(origin + CALLBACK_PAGE)
  if ('error' in begun) {
    const { violation, reason } = begun.error
    audit('authn_login_fail', { kind: 'member', code: violation.code, reason })
    return { violation }
  }
  // A second tab of the same browser goes on beside the first: both come back with the one cookie.
  const browser = carried !== null && isToken(carried) ? carried : makeToken()
  await saveAuthorizationRequest(pool, begun.proof, browser, returnToPath(next))
  return { url: begun.url, browser }
}
