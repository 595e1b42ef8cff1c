import { validateTermsAcceptance } from '@/domain/member/termsAcceptance'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { auditIn } from '@/server/audit/audit'
import { termsInForce } from '@/server/terms/termsInForce'

/**
 * By version. Earlier decisions stay unless accepted now; a document shown for the first time and not ticked counts as
 * declined.
 */
export async function recordConsents(sql: Queryable, userId: number, accepted: number[]): Promise<Result> {
  const inForce = await termsInForce(sql)
  const { rows } = await sql.query<{ terms_id: number }>(
    'SELECT terms_id FROM consents WHERE user_id = $1 AND agreed',
    [userId],
  )
  const violation = validateTermsAcceptance(
    inForce,
    accepted,
    rows.map(({ terms_id }) => terms_id),
  )
  if (violation) return fail(violation)
  await sql.query(
    `INSERT INTO consents AS held (user_id, terms_id, agreed)
     SELECT $1, id, id = ANY ($3::int[]) FROM unnest($2::int[]) AS id
     ON CONFLICT (user_id, terms_id) DO UPDATE SET agreed = true, decided_at = now()
       WHERE excluded.agreed AND NOT held.agreed`,
    [userId, inForce.map(({ id }) => id), accepted],
  )
  await auditIn(sql, 'terms_accepted', { person: userId, terms: accepted })
  return ok()
}
