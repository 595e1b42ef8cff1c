import { SIGN_UP_MINUTES } from '@/domain/member/limits'
import type { Queryable } from '@/infra/database/pool'
import type { Identity } from '@/infra/oidc/identity'
import { hashToken, makeToken } from '@/server/sessions/token'
import { seal } from './encryptIdentity'

/** A few at a time. */
const deleteExpired = `DELETE FROM sign_ups WHERE token_hash IN
  (SELECT token_hash FROM sign_ups WHERE expires_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`

/** Returns the token, stored only in the person's browser, without which the row is unreadable. */
export async function createPendingSignUp(sql: Queryable, identity: Identity, returnTo: string): Promise<string> {
  const token = makeToken()
  await sql.query(
    `INSERT INTO sign_ups (token_hash, identity_ciphertext, return_to, expires_at)
      VALUES ($1, $2, $3, now() + interval '${SIGN_UP_MINUTES} minutes')`,
    [hashToken(token), seal(identity, token), returnTo],
  )
  await sql.query(deleteExpired)
  return token
}
