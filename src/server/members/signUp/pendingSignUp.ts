import type { Queryable } from '@/infra/database/pool'
import type { Identity } from '@/infra/oidc/identity'
import { hashToken } from '@/server/sessions/token'
import { unseal } from './encryptIdentity'

/** What a person decided about the terms they were shown: nothing that says who they are. */
export interface TermsDecision {
  agreed: number[]
  /** of all documents in force at that moment */
  offered: number[]
  /** ISO */
  at: string
}

interface PendingSignUp {
  identity: Identity
  agreed: TermsDecision | null
  next: string
}

/**
 * A sign-up that has begun and not run out; null where there is none for this token.
 * @param lock inside a transaction: whoever else works on it waits
 */
export async function findPendingSignUp(
  sql: Queryable,
  token: string | null,
  { lock = false } = {},
): Promise<PendingSignUp | null> {
  if (token === null) return null
  const { rows } = await sql.query<{ identity_ciphertext: Buffer; agreed: TermsDecision | null; next: string }>(
    `SELECT identity_ciphertext, agreed, next FROM sign_ups
      WHERE token_hash = $1 AND expires_at > now()${lock ? ' FOR UPDATE' : ''}`,
    [hashToken(token)],
  )
  const [row] = rows
  return row ? { identity: unseal(row.identity_ciphertext, token), agreed: row.agreed, next: row.next } : null
}

/** Forgets a sign-up, finished or given up. */
export async function deletePendingSignUp(sql: Queryable, token: string): Promise<void> {
  await sql.query('DELETE FROM sign_ups WHERE token_hash = $1', [hashToken(token)])
}
