import type { Queryable } from '@/infra/database/pool'
import { FIRST_TERMS, SECOND_TERMS } from '@/messages/terms/firstTerms'

const GIVEN = `jsonb_to_recordset($1::jsonb)
  AS given (code text, title text, required boolean, "effectiveOn" text, body text)`

const insertVersion = (version: 1 | 2, condition: string): string => `
  INSERT INTO terms_versions (code, title, version, is_required, effective_on, body, published)
  SELECT given.code::enum_terms_versions_code, title, ${version}, required,
    "effectiveOn"::timestamp AT TIME ZONE 'UTC', body, true
  FROM ${GIVEN} WHERE ${condition}`

const FIRST = insertVersion(1, 'NOT EXISTS (SELECT FROM terms_versions AS held WHERE held.code::text = given.code)')

/** The first version is the only one, as it came. */
const SECOND = insertVersion(
  2,
  `(SELECT array_agg(held.version::int || ' ' || held.body) FROM terms_versions AS held
    WHERE held.code::text = given.code) = ARRAY['1 ' || ($2::jsonb ->> given.code)]`,
)

/**
 * Gives a database the versions of legal texts that come with the product. A document that staff have written a version
 * of, published or not, is theirs.
 */
export async function addFirstTerms(sql: Queryable): Promise<void> {
  await sql.query(FIRST, [JSON.stringify(FIRST_TERMS)])
  const bodies = Object.fromEntries(FIRST_TERMS.map(({ code, body }) => [code, body]))
  await sql.query(SECOND, [JSON.stringify(SECOND_TERMS), JSON.stringify(bodies)])
}
