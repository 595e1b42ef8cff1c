import { SIGN_IN_ATTEMPT_MINUTES } from '@/domain/member/limits'
import type { Queryable } from '@/infra/database/pool'
import type { AuthorizationState } from '@/infra/oidc/oidcClient'
import { hashToken } from '@/server/sessions/token'

/** Attempts that nobody came back from are swept out a few at a time; who waits for another's sweep passes by. */
const deleteExpired = `DELETE FROM oidc_requests WHERE state_hash IN
  (SELECT state_hash FROM oidc_requests WHERE expires_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`

/**
 * Remembers a way to the provider that was begun.
 * @param browser the token in the cookie of the browser that began it
 * @param next where to go on afterwards, as `onwardPath` gives it
 */
export async function saveAuthorizationRequest(
  sql: Queryable,
  { state, nonce, codeVerifier }: AuthorizationState,
  browser: string,
  next: string,
): Promise<void> {
  await sql.query(
    `INSERT INTO oidc_requests (state_hash, browser_hash, nonce, code_verifier, next, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + interval '${SIGN_IN_ATTEMPT_MINUTES} minutes')`,
    [hashToken(state), hashToken(browser), nonce, codeVerifier, next],
  )
  await sql.query(deleteExpired)
}

/**
 * Uses an attempt up. It is the rightful browser's alone: another one that learnt the state gets nothing, and spoils
 * nothing either.
 * @returns null when there is none, it has been used, is too old or another browser's
 */
export async function consumeAuthorizationRequest(
  sql: Queryable,
  state: string,
  browser: string,
): Promise<{ proof: AuthorizationState; next: string } | null> {
  const { rows } = await sql.query<{ nonce: string; code_verifier: string; next: string }>(
    'DELETE FROM oidc_requests WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > now() RETURNING nonce, code_verifier, next',
    [hashToken(state), hashToken(browser)],
  )
  const [row] = rows
  return row ? { proof: { state, nonce: row.nonce, codeVerifier: row.code_verifier }, next: row.next } : null
}
