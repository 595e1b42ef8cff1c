import type { Pool } from 'pg'
import type { CurrentMember } from '@/contract/member'
import { type Queryable, transaction } from '@/infra/database/pool'
import { describeUserAgent } from '@/domain/session'
import type { Identity } from '@/infra/oidc/identity'
import { audit } from '@/server/audit'
import { getSession, startSession } from '../sessions/session'
import { currentTermsSql } from '../terms/readTerms'

const OWED = `
  SELECT EXISTS (
    SELECT FROM (${currentTermsSql}) AS v
    WHERE v.required AND NOT EXISTS (SELECT FROM consents c WHERE c.user_id = $1 AND c.terms_id = v.id AND c.agreed)
  ) AS owed`

/** A required document in force is not accepted. */
export async function needsConsent(sql: Queryable, userId: number): Promise<boolean> {
  const { rows } = await sql.query<{ owed: boolean }>(OWED, [userId])
  return rows[0]?.owed ?? true
}

/** Current as of now; null for visitors. */
export async function currentMember(sql: Queryable, cookies: string | null | undefined): Promise<CurrentMember | null> {
  const session = await getSession(sql, 'member', cookies)
  if (!session) return null
  const { id, nickname, role } = session.person
  return { id, nickname, role, consent_required: await needsConsent(sql, id), blocked: session.blocked }
}

export interface SessionContext {
  userAgent: string | null | undefined
  /** of the presented session, which ends (OWASP: session fixation) */
  presentedToken: string | null
}

/** By issuer and subject only, never by email. null if the person has no account */
export async function startMemberSession(
  pool: Pool,
  { issuer, subject, email }: Identity,
  { userAgent, presentedToken }: SessionContext,
): Promise<string | null> {
  const made = await transaction(pool, async (sql) => {
    // Lets a concurrent deletion of the account go first.
    const { rows } = await sql.query<{ id: number }>(
      `SELECT u.id FROM member_identities i JOIN users u ON u.id = i.user_id
       WHERE i.issuer = $1 AND i.subject = $2 FOR KEY SHARE OF u`,
      [issuer, subject],
    )
    const person = rows[0]?.id
    if (person === undefined) return null
    await sql.query(
      'UPDATE member_identities SET email = $3 WHERE issuer = $1 AND subject = $2 AND email IS DISTINCT FROM $3',
      [issuer, subject, email],
    )
    return {
      person,
      token: await startSession(sql, {
        kind: 'member',
        userId: person,
        device: describeUserAgent(userAgent),
        presentedToken,
      }),
    }
  })
  if (!made) return null
  audit(pool, 'authn_login_success', { kind: 'member', person: made.person })
  return made.token
}
