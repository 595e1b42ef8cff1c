import type { Queryable } from '@/infra/database/pool'
import { FIRST_TERMS, type FirstTerms, LATER_TERMS } from '@/messages/terms/firstTerms'

const GIVEN = `jsonb_to_recordset($1::jsonb)
  AS given (code text, title text, required boolean, "effectiveOn" text, body text, version int)`

const insertVersions = (condition: string): string => `
  INSERT INTO terms_versions (code, title, version, is_required, effective_on, body, published)
  SELECT given.code::enum_terms_versions_code, title, given.version, required,
    "effectiveOn"::timestamp AT TIME ZONE 'UTC', body, true
  FROM ${GIVEN} WHERE ${condition}`

const FIRST = insertVersions('NOT EXISTS (SELECT FROM terms_versions AS held WHERE held.code::text = given.code)')

/** The versions before it are the only ones, as they came. */
const LATER = insertVersions(
  `(SELECT array_agg(held.version::int || ' ' || held.body ORDER BY held.version) FROM terms_versions AS held
    WHERE held.code::text = given.code) = $2::text[]`,
)

type Given = FirstTerms & { version: number }

/**
 * Gives a database the versions of legal texts that come with the product. A document that staff have written a version
 * of, published or not, is theirs.
 */
export async function addFirstTerms(sql: Queryable): Promise<void> {
  const first = FIRST_TERMS.map((terms): Given => ({ ...terms, version: 1 }))
  await sql.query(FIRST, [JSON.stringify(first)])
  for (const [at, later] of LATER_TERMS.entries()) {
    const before = [...first, ...LATER_TERMS.slice(0, at)].filter(({ code }) => code === later.code)
    await sql.query(LATER, [JSON.stringify([later]), before.map(({ version, body }) => `${version} ${body}`)])
  }
}
