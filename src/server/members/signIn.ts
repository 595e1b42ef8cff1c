import type { Pool } from 'pg'
import { SIGN_IN_ATTEMPT_MINUTES, SIGN_INS_PER_CALLER, SIGN_INS_WINDOW_SECONDS } from '@/domain/member/limits'
import type { Queryable } from '@/infra/database/pool'
import type { AuthorizationState, OidcClient } from '@/infra/oidc/oidcClient'
import { hashToken, isToken, makeToken } from '@/server/sessions/token'
import { CALLBACK_PAGE, returnToPath, REGISTER_TERMS_PAGE, withReturnTo } from '@/contract/memberPaths'
import { fail, ok, type Result } from '@/domain/result'
import { audit } from '@/server/audit'
import { consumeRateLimit } from '@/server/rateLimit'
import type { Violation } from '@/domain/violation'
import { endSession } from '@/server/sessions/endSessions'
import { deletePendingSignUp, createPendingSignUp } from './pendingSignUp'
import { startMemberSession, type SessionContext } from './memberSession'

/** A few at a time; rows locked by another cleanup are skipped. */
const deleteExpired = `DELETE FROM oidc_requests WHERE state_hash IN
  (SELECT state_hash FROM oidc_requests WHERE expires_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`

/** `browserBinding`: token in the initiating browser's cookie. `returnTo` is from `returnToPath`. */
async function saveAuthorizationRequest(
  sql: Queryable,
  { state, nonce, codeVerifier }: AuthorizationState,
  browserBinding: string,
  returnTo: string,
): Promise<void> {
  await sql.query(
    `INSERT INTO oidc_requests (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + interval '${SIGN_IN_ATTEMPT_MINUTES} minutes')`,
    [hashToken(state), hashToken(browserBinding), nonce, codeVerifier, returnTo],
  )
  await sql.query(deleteExpired)
}

/**
 * For the initiating browser only: another one that learnt the state gets and invalidates nothing. null if missing,
 * consumed, expired or another browser's
 */
async function consumeAuthorizationRequest(
  sql: Queryable,
  state: string,
  browserBinding: string,
): Promise<{ proof: AuthorizationState; returnTo: string } | null> {
  const { rows } = await sql.query<{ nonce: string; code_verifier: string; return_to: string }>(
    `DELETE FROM oidc_requests WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > now()
      RETURNING nonce, code_verifier, return_to`,
    [hashToken(state), hashToken(browserBinding)],
  )
  const [row] = rows
  return row ? { proof: { state, nonce: row.nonce, codeVerifier: row.code_verifier }, returnTo: row.return_to } : null
}

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
