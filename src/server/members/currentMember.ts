import type { CurrentMember } from '@/domain/member/me'
import type { Queryable } from '@/infra/database/pool'
import { getSession } from '../sessions/getSession'
import { needsConsent } from './needsConsent'

/** Current as of now; null for visitors. */
export async function currentMember(sql: Queryable, cookies: string | null | undefined): Promise<CurrentMember | null> {
  const session = await getSession(sql, 'member', cookies)
  if (!session) return null
  const { id, nickname, role } = session.person
  return { id, nickname, role, consent_required: await needsConsent(sql, id), blocked: session.blocked }
}
