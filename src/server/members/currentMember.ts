import type { CurrentMember } from '@/domain/member/me'
import type { Sql } from '@/infra/database/pool'
import { sessionOf } from '../sessions/sessionOf'
import { owesConsent } from './owesConsent'

/** The member whose session a Cookie header carries, as of this moment; null for visitors. */
export async function currentMember(sql: Sql, cookies: string | null | undefined): Promise<CurrentMember | null> {
  const session = await sessionOf(sql, 'member', cookies)
  if (!session) return null
  const { id, nickname, role } = session.person
  return { id, nickname, role, owes_consent: await owesConsent(sql, id) }
}
