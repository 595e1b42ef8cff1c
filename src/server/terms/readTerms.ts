import type { Payload } from 'payload'
import type { TermsCode } from '@/domain/terms'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../sqlConditions'

export interface TermsVersionEntry {
  id: number
  code: TermsCode
  title: string
  version: number
  required: boolean
  /** 'YYYY-MM-DD' in Korea */
  effectiveOn: string
  state: 'past' | 'in-force' | 'announced'
}

export interface TermsVersionText extends TermsVersionEntry {
  /** Markdown, see `readMarkdown` */
  body: string
  pdfUrl: string | null
}

/** Instants at midnight UTC. */
const EFFECTIVE = `(effective_on AT TIME ZONE 'UTC')::date`

/** By the database's date in Korea. `row`: table name with a dot; '' if there is only one table */
export const effectiveDayReached = (row = ''): string =>
  `(${row}effective_on AT TIME ZONE 'UTC')::date <= (now() AT TIME ZONE 'Asia/Seoul')::date`
const REACHED = effectiveDayReached()

/** The newest published version whose day has come is in force. */
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

/** `id`, `code`, `version`, `required` */
export const currentTermsSql = `SELECT id, code, version, required FROM (${VERSIONS}) AS v WHERE state = 'in-force'`

/** Required ones first, then by code. */
export async function currentTerms(sql: Queryable): Promise<TermsVersionText[]> {
  const { rows } = await sql.query<TermsVersionText>(
    `SELECT ${TEXT} FROM (${VERSIONS}) AS v WHERE state = 'in-force' ORDER BY required DESC, code COLLATE "C"`,
  )
  return rows
}

/** null if missing */
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

/** Newest first, including announced ones. */
export async function termsHistory(sql: Queryable, code: TermsCode): Promise<TermsVersionEntry[]> {
  const { rows } = await sql.query<TermsVersionEntry>(
    `SELECT ${ENTRY} FROM (${VERSIONS}) AS v WHERE code = $1 ORDER BY version DESC`,
    [code],
  )
  return rows
}

/** So that concurrent edits see what was published. */
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

export async function termsInForce(sql: Queryable): Promise<{ id: number; required: boolean }[]> {
  const { rows } = await sql.query<{ id: number; required: boolean }>(
    `SELECT id, required FROM (${currentTermsSql}) AS v`,
  )
  return rows
}

/** As a visitor sees it: `body` is Markdown, see `readMarkdown`. null unless published. */
export const readTermsText = (
  payload: Payload,
  id: number,
): Promise<{ body: string; pdfUrl?: string | null | undefined } | null> =>
  payload.findByID({
    collection: 'terms-versions',
    id,
    select: { body: true, pdfUrl: true },
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
