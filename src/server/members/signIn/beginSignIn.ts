import type { Pool } from 'pg'
import { SIGN_INS_PER_CALLER, SIGN_INS_WINDOW_SECONDS } from '@/domain/member/limits'
import { CALLBACK_PAGE, returnToPath } from '@/domain/member/paths'
import type { Violation } from '@/domain/violation'
import type { OidcClient } from '@/infra/oidc/oidcClient'
import { log } from '@/infra/log'
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
    log.warn({ security: 'member-sign-in-limited', seconds }, 'too many member sign-ins begun from one network')
    return { violation: { code: 'rate-limited', params: { seconds } } }
  }
  const begun = await door.createAuthorizationRequest(origin + CALLBACK_PAGE)
  if ('fault' in begun) {
    log.warn(
      { security: 'member-sign-in-failed', code: begun.fault.violation.code, why: begun.fault.why },
      'member sign-in could not begin',
    )
    return begun.fault
  }
  // A second tab of the same browser goes on beside the first: both come back with the one cookie.
  const browser = carried !== null && isToken(carried) ? carried : makeToken()
  await saveAuthorizationRequest(pool, begun.proof, browser, returnToPath(next))
  return { url: begun.url, browser }
}
