import type { Queryable } from '@/infra/database/pool'
import { FIRST_TERMS, type FirstTerms, LATER_TERMS } from '@/messages/terms/firstTerms'

/** Promised by the privacy policy and terms of use. */
const NOTICE_DAYS = 7

const GIVEN = `jsonb_to_recordset($1::jsonb)
  AS given (code text, title text, required boolean, "effectiveOn" date, body text, version int)`

const since = (day: string): string => `to_char(${day}, 'FMYYYY"년" FMMM"월" FMDD"일부터"')`

const insertVersions = (day: string, condition: string): string => `
  INSERT INTO terms_versions (code, title, version, is_required, effective_on, body, published)
  SELECT given.code::enum_terms_versions_code, title, given.version, required,
    (${day})::timestamp AT TIME ZONE 'UTC', replace(body, ${since('"effectiveOn"')}, ${since(day)}), true
  FROM ${GIVEN} WHERE ${condition} RETURNING code`

const FIRST = insertVersions(
  '"effectiveOn"',
  'NOT EXISTS (SELECT FROM terms_versions AS held WHERE held.code::text = given.code)',
)

const undated = (body: string): string => `regexp_replace(${body}, '[0-9]{4}년 [0-9]+월 [0-9]+일부터', '', 'g')`

/** Only if the earlier versions are unchanged and the only ones. */
const LATER = insertVersions(
  `GREATEST("effectiveOn", (now() AT TIME ZONE 'Asia/Seoul')::date + $3::int)`,
  `(SELECT array_agg(${undated(`held.version::int || ' ' || held.body`)} ORDER BY held.version)
    FROM terms_versions AS held WHERE held.code::text = given.code)
   = (SELECT array_agg(${undated('former')} ORDER BY at) FROM unnest($2::text[]) WITH ORDINALITY AS t (former, at))`,
)

type Given = FirstTerms & { version: number }

/**
 * Shipped with the product. Leaves documents with a version by staff alone. A new version of a public document takes
 * effect after the notice period.
 */
export async function addFirstTerms(sql: Queryable): Promise<void> {
  const first = FIRST_TERMS.map((terms): Given => ({ ...terms, version: 1 }))
  const { rows } = await sql.query<{ code: string }>(FIRST, [JSON.stringify(first)])
  const isNew = new Set(rows.map(({ code }) => code))
  for (const [at, later] of LATER_TERMS.entries()) {
    const before = [...first, ...LATER_TERMS.slice(0, at)].filter(({ code }) => code === later.code)
    const bodies = before.map(({ version, body }) => `${version} ${body}`)
    // A new database needs no notice; GREATEST ignores null.
    await sql.query(LATER, [JSON.stringify([later]), bodies, isNew.has(later.code) ? null : NOTICE_DAYS])
  }
}
