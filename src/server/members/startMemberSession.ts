import type { Pool } from 'pg'
import { describeUserAgent } from '@/domain/session/describeUserAgent'
import { transaction } from '@/infra/database/pool'
import type { Identity } from '@/infra/oidc/identity'
import { audit } from '@/server/audit/audit'
import { startSession } from '@/server/sessions/startSession'

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
