import type { Queryable } from '@/infra/database/pool'
import { currentTerms, type TermsVersionText } from '../terms/readTerms'

/** In force, and required but not accepted, or new to the member. */
export async function pendingTerms(sql: Queryable, userId: number): Promise<TermsVersionText[]> {
  const inForce = await currentTerms(sql)
  const { rows } = await sql.query<{ terms_id: number; agreed: boolean }>(
    'SELECT terms_id, agreed FROM consents WHERE user_id = $1',
    [userId],
  )
  const decided = new Map(rows.map(({ terms_id, agreed }) => [terms_id, agreed]))
  return inForce.filter(({ id, required }) => (required ? !decided.get(id) : !decided.has(id)))
}
