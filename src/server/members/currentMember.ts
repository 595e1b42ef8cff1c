import type { CurrentMember } from '@/domain/member/me'
import type { Queryable } from '@/infra/database/pool'
import { getSession } from '../sessions/getSession'
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
