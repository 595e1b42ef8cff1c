import { SIGN_IN_ATTEMPT_MINUTES } from '@/domain/member/limits'
import type { Queryable } from '@/infra/database/pool'
import type { AuthorizationState } from '@/infra/oidc/oidcClient'
import { hashToken } from '@/server/sessions/token'

/** A few at a time; rows locked by another cleanup are skipped. */
const deleteExpired = `DELETE FROM oidc_requests WHERE state_hash IN
  (SELECT state_hash FROM oidc_requests WHERE expires_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`

/** `browserBinding`: token in the initiating browser's cookie. `returnTo` is from `returnToPath`. */
export async function saveAuthorizationRequest(
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
export async function consumeAuthorizationRequest(
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
