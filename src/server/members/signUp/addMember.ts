import type { Queryable } from '@/infra/database/pool'
import type { Identity } from '@/infra/oidc/identity'
import type { TermsDecision } from './pendingSignUp'

interface NewMember {
  identity: Identity
  termsDecision: TermsDecision
  nickname: string
  region: string | null
}

/**
 * The email stays with the identity: a staff account with the same one is another person's. null if nickname or
 * identity is taken; then the transaction must be rolled back
 */
export async function addMember(
  sql: Queryable,
  { identity: { issuer, subject, email }, termsDecision, nickname, region }: NewMember,
): Promise<number | null> {
  // The unique index decides, and waits for concurrent sign-ups.
  const made = await sql.query<{ id: number }>(
    `INSERT INTO users (nickname, region, role) VALUES ($1, $2, 'user') ON CONFLICT DO NOTHING RETURNING id`,
    [nickname, region],
  )
  const id = made.rows[0]?.id
  if (id === undefined) return null
  const linked = await sql.query(
    'INSERT INTO member_identities (issuer, subject, user_id, email) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [issuer, subject, id, email],
  )
  if (!linked.rowCount) return null
  await sql.query(
    `INSERT INTO consents (user_id, terms_id, agreed, decided_at)
     SELECT $1, v.id, v.id = ANY ($3::int[]), $4 FROM terms_versions v WHERE v.id = ANY ($2::int[])`,
    [id, termsDecision.presented, termsDecision.accepted, termsDecision.at],
  )
  return id
}
