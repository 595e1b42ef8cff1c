import type { Queryable } from '@/infra/database/pool'
import type { Identity } from '@/infra/oidc/identity'
import { hashToken } from '@/server/sessions/token'
import { unseal } from './encryptIdentity'

/** What a person decided about the terms they were shown: nothing that says who they are. */
export interface TermsDecision {
  accepted: number[]
  /** of all documents in force at that moment */
  presented: number[]
  /** ISO */
  at: string
}

interface PendingSignUp {
  identity: Identity
  termsDecision: TermsDecision | null
  returnTo: string
}

/**
 * A sign-up that has begun and not run out; null where there is none for this token.
 * @param lock inside a transaction: anyone else who works on it waits
 */
export async function findPendingSignUp(
  sql: Queryable,
  token: string | null,
  { lock = false } = {},
): Promise<PendingSignUp | null> {
  if (token === null) return null
  const { rows } = await sql.query<{
    identity_ciphertext: Buffer
    terms_decision: TermsDecision | null
    return_to: string
  }>(
    `SELECT identity_ciphertext, terms_decision, return_to FROM sign_ups
      WHERE token_hash = $1 AND expires_at > now()${lock ? ' FOR UPDATE' : ''}`,
    [hashToken(token)],
  )
  const [row] = rows
  return row
    ? { identity: unseal(row.identity_ciphertext, token), termsDecision: row.terms_decision, returnTo: row.return_to }
    : null
}

/** Forgets a sign-up, finished or given up. */
export async function deletePendingSignUp(sql: Queryable, token: string): Promise<void> {
  await sql.query('DELETE FROM sign_ups WHERE token_hash = $1', [hashToken(token)])
}
