import type { Queryable } from '@/infra/database/pool'
import { FIRST_TERMS } from '@/messages/terms/firstTerms'

/**
 * Gives a database the first version of every document that it has no version of. A document that staff have written
 * a version of, published or not, is theirs.
 */
export async function addFirstTerms(sql: Queryable): Promise<void> {
  await sql.query(
    `INSERT INTO terms_versions (code, title, version, is_required, effective_on, body, published)
     SELECT given.code::enum_terms_versions_code, title, 1, required,
       "effectiveOn"::timestamp AT TIME ZONE 'UTC', body, true
     FROM jsonb_to_recordset($1::jsonb)
       AS given (code text, title text, required boolean, "effectiveOn" text, body text)
     WHERE NOT EXISTS (SELECT FROM terms_versions AS held WHERE held.code::text = given.code)`,
    [JSON.stringify(FIRST_TERMS)],
  )
}
