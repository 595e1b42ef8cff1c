import type { Queryable } from '@/infra/database/pool'
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
