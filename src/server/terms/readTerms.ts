import type { TermsCode } from '@/domain/terms/termsCodes'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'

/** A published version of a document, as a list of versions names it. */
export interface TermsVersionEntry {
  id: number
  code: TermsCode
  title: string
  version: number
  required: boolean
  /** 'YYYY-MM-DD', in Korea */
  effectiveOn: string
  state: 'past' | 'in-force' | 'announced'
}

export interface TermsVersionText extends TermsVersionEntry {
  /** Markdown, see `readMarkdown` */
  body: string
  pdfUrl: string | null
}

/** A day is stored as an instant whose date in UTC it is. */
const EFFECTIVE = `(effective_on AT TIME ZONE 'UTC')::date`

/**
 * SQL for a version whose day has come; today is the database's, in Korea.
 * @param row the name of its table in the statement, with its dot; '' where there is one table alone
 */
export const effectiveDayReached = (row = ''): string =>
  `(${row}effective_on AT TIME ZONE 'UTC')::date <= (now() AT TIME ZONE 'Asia/Seoul')::date`
const REACHED = effectiveDayReached()

/** In force is the newest published version whose day has come; the texts of all of them stay readable. */
const VERSIONS = `
  SELECT *, CASE WHEN NOT reached THEN 'announced' WHEN version = in_force THEN 'in-force' ELSE 'past' END AS state
  FROM (
    SELECT id, code::text, title, version::int, is_required AS required, ${EFFECTIVE} AS "effectiveOn", body,
      pdf_url AS "pdfUrl",
      ${REACHED} AS reached, max(version) FILTER (WHERE ${REACHED}) OVER (PARTITION BY code) AS in_force
    FROM terms_versions WHERE ${visible('terms-versions')}
  ) AS published`
const ENTRY = `id, code, title, version, required, "effectiveOn", state`
const TEXT = `${ENTRY}, body, "pdfUrl"`

/** SELECT of what is in force today, for other statements to build on: `id`, `code`, `version`, `required`. */
export const currentTermsSql = `SELECT id, code, version, required FROM (${VERSIONS}) AS v WHERE state = 'in-force'`

/** What is in force today, required documents first, then by code. */
export async function currentTerms(sql: Queryable): Promise<TermsVersionText[]> {
  const { rows } = await sql.query<TermsVersionText>(
    `SELECT ${TEXT} FROM (${VERSIONS}) AS v WHERE state = 'in-force' ORDER BY required DESC, code COLLATE "C"`,
  )
  return rows
}

/** One published version with its text, or the one in force; null when there is none. */
export async function readTerms(
  sql: Queryable,
  code: TermsCode,
  version: number | 'in-force',
): Promise<TermsVersionText | null> {
  const { rows } = await sql.query<TermsVersionText>(
    `SELECT ${TEXT} FROM (${VERSIONS}) AS v
      WHERE code = $1 AND CASE WHEN $2::int IS NULL THEN state = 'in-force' ELSE version = $2 END`,
    [code, version === 'in-force' ? null : version],
  )
  return rows[0] ?? null
}

/** Every published version of a document without its text, newest first, announced ones included. */
export async function termsHistory(sql: Queryable, code: TermsCode): Promise<TermsVersionEntry[]> {
  const { rows } = await sql.query<TermsVersionEntry>(
    `SELECT ${ENTRY} FROM (${VERSIONS}) AS v WHERE code = $1 ORDER BY version DESC`,
    [code],
  )
  return rows
}

/**
 * Locks a version and returns its state. Concurrent edits wait for each other, so the second one sees what the first
 * has published.
 */
export async function lockTermsVersion(
  sql: Queryable,
  id: number | string,
): Promise<'draft' | 'published' | 'in-force'> {
  const { rows } = await sql.query<{ published: boolean; reached: boolean }>(
    `SELECT published, ${REACHED} AS reached FROM terms_versions WHERE id = $1 FOR UPDATE`,
    [id],
  )
  if (!rows[0]?.published) return 'draft'
  return rows[0].reached ? 'in-force' : 'published'
}
