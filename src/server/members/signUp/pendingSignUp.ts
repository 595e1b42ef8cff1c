import type { Queryable } from '@/infra/database/pool'
import type { Identity } from '@/infra/oidc/identity'
import { hashToken } from '@/server/sessions/token'
import { unseal } from './encryptIdentity'

/** Without identifying the person. */
export interface TermsDecision {
  accepted: number[]
  /** all in force at that time */
  presented: number[]
  /** ISO */
  at: string
}

interface PendingSignUp {
  identity: Identity
  termsDecision: TermsDecision | null
  returnTo: string
}

/** Unexpired; null without one. `lock`, inside a transaction, blocks concurrent changes. */
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

export async function deletePendingSignUp(sql: Queryable, token: string): Promise<void> {
  await sql.query('DELETE FROM sign_ups WHERE token_hash = $1', [hashToken(token)])
}
