import type { Pool } from 'pg'
import { CALLBACK_PAGE, REGISTER_TERMS_PAGE, withNext } from '@/domain/member/paths'
import type { Violation } from '@/domain/violation'
import type { OidcClient } from '@/infra/oidc/oidcClient'
import { audit } from '@/server/audit/audit'
import { endSession } from '@/server/sessions/endSessions'
import { deletePendingSignUp } from '../signUp/pendingSignUp'
import { createPendingSignUp } from '../signUp/createPendingSignUp'
import { consumeAuthorizationRequest } from './authorizationRequests'
import { startMemberSession, type SessionContext } from '../startMemberSession'

interface CallbackInput extends SessionContext {
  origin: string
  /** what the provider gave the browser to bring */
  answer: Record<string, string | undefined>
  /** the token of the browser that began the attempt */
  browser: string | null
  /** the token of a sign-up that the browser has not finished */
  underWay: string | null
}

/** The way ends in a session, in a sign-up that waits for consent, or before the sign-in page. */
export type Finished =
  { next: string; session: string } | { next: string; signUp: string } | { next: string; violation: Violation }

/**
 * Ends a way to the identity provider. A member gets a session; a person nobody here knows gets a sign-up, of which
 * nothing can be read without the token. Whoever the browser was before, signed in or half signed up, it is no longer.
 * @returns where to go on, and the token; or where to go on after what was refused
 */
export async function finishSignIn(
  pool: Pool,
  door: OidcClient | null | undefined,
  { origin, answer, browser, underWay, ...visitor }: CallbackInput,
): Promise<Finished> {
  if (!door) return { next: '/', violation: { code: 'sign-in-disabled', params: {} } }
  const attempt = answer.state && browser ? await consumeAuthorizationRequest(pool, answer.state, browser) : null
  if (!attempt) return refused('/', { code: 'auth-state-expired', params: {} }, 'no such attempt')
  const { next, proof } = attempt
  const given = Object.entries(answer).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const proven = await door.exchangeCode(origin + CALLBACK_PAGE, new URLSearchParams(given), proof)
  if ('error' in proven) return refused(next, proven.error.violation, proven.error.reason)
  if (underWay !== null) await deletePendingSignUp(pool, underWay)
  const session = await startMemberSession(pool, proven.identity, visitor)
  if (session !== null) return { next, session }
  if (visitor.carried !== null) await endSession(pool, 'member', visitor.carried)
  return { next: withNext(REGISTER_TERMS_PAGE, next), signUp: await createPendingSignUp(pool, proven.identity, next) }
}

function refused(next: string, violation: Violation, reason: string): Finished {
  audit('authn_login_fail', { kind: 'member', code: violation.code, reason })
  return { next, violation }
}
