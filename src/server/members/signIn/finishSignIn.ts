import type { Pool } from 'pg'
import { CALLBACK_PAGE, REGISTER_TERMS_PAGE, withReturnTo } from '@/domain/member/paths'
import { fail, ok, type Result } from '@/domain/result'
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
  /** RFC 6749, 4.1.2 */
  callbackParams: Record<string, string | undefined>
  /** binds the request to the initiating browser */
  browserBinding: string | null
  /** of an unfinished sign-up in this browser */
  pendingSignUpToken: string | null
}

interface FinishedSignIn {
  /** where to continue, also after a failure */
  next: string
  /** the token of a session, or of a sign-up waiting for consent */
  result: Result<{ session: string } | { signUp: string }>
}

/** A member gets a session, others a sign-up, unreadable without its token. An earlier one in this browser ends. */
export async function finishSignIn(
  pool: Pool,
  oidc: OidcClient | null | undefined,
  { origin, callbackParams, browserBinding, pendingSignUpToken, ...context }: CallbackInput,
): Promise<FinishedSignIn> {
  if (!oidc) return { next: '/', result: fail({ code: 'sign-in-disabled', params: {} }) }
  const { state } = callbackParams
  const request = state && browserBinding ? await consumeAuthorizationRequest(pool, state, browserBinding) : null
  if (!request) return reject(pool, '/', { code: 'auth-state-expired', params: {} }, 'no such attempt')
  const { returnTo, proof } = request
  const given = Object.entries(callbackParams).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const proven = await oidc.exchangeCode(origin + CALLBACK_PAGE, new URLSearchParams(given), proof)
  if ('error' in proven) return reject(pool, returnTo, proven.error.violation, proven.error.reason)
  if (pendingSignUpToken !== null) await deletePendingSignUp(pool, pendingSignUpToken)
  const session = await startMemberSession(pool, proven.identity, context)
  if (session !== null) return { next: returnTo, result: ok({ session }) }
  if (context.presentedToken !== null) await endSession(pool, 'member', context.presentedToken)
  const signUp = await createPendingSignUp(pool, proven.identity, returnTo)
  return { next: withReturnTo(REGISTER_TERMS_PAGE, returnTo), result: ok({ signUp }) }
}

function reject(pool: Pool, returnTo: string, violation: Violation, reason: string): FinishedSignIn {
  audit(pool, 'authn_login_fail', { kind: 'member', code: violation.code, reason })
  return { next: returnTo, result: fail(violation) }
}
