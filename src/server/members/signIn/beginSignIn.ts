import type { Pool } from 'pg'
import { SIGN_INS_PER_CALLER, SIGN_INS_WINDOW_SECONDS } from '@/domain/limits'
import { CALLBACK_PAGE, onwardPath } from '@/domain/member/paths'
import type { Violation } from '@/domain/violation'
import type { IdentityDoor } from '@/infra/identity/door'
import { log } from '@/infra/log'
import { isToken, makeToken } from '@/server/sessions/token'
import { takeTurn } from '@/server/takeTurn'
import { keepAttempt } from './attempts'

interface Starting {
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
  door: IdentityDoor | null | undefined,
  { origin, next, carried, caller }: Starting,
): Promise<{ url: string; browser: string } | { violation: Violation }> {
  if (!door) return { violation: { code: 'sign-in-off', params: {} } }
  const seconds = await takeTurn(pool, caller, { most: SIGN_INS_PER_CALLER, seconds: SIGN_INS_WINDOW_SECONDS })
  if (seconds !== null) {
    log.warn({ security: 'member-sign-in-limited', seconds }, 'too many member sign-ins begun from one network')
    return { violation: { code: 'too-many-tries', params: { seconds } } }
  }
  const begun = await door.begin(origin + CALLBACK_PAGE)
  if ('fault' in begun) {
    log.warn({ security: 'member-sign-in-failed', code: begun.fault.violation.code, why: begun.fault.why }, 'member sign-in could not begin')
    return begun.fault
  }
  // A second tab of the same browser goes on beside the first: both come back with the one cookie.
  const browser = carried !== null && isToken(carried) ? carried : makeToken()
  await keepAttempt(pool, begun.proof, browser, onwardPath(next))
  return { url: begun.url, browser }
}
