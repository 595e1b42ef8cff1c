import Papa from 'papaparse'
import { parse as parseYaml, stringify as stringifyYaml } from 'yaml'
import { z } from 'zod'
import { type PortableSource, portableSchema, SOURCES_IMPORTED_MAX } from '@/contract/sources'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { FORMULA } from '../backOffice/export/tableFiles'

export const SOURCE_FORMATS = ['csv', 'yaml'] as const
export type SourceFormat = (typeof SOURCE_FORMATS)[number]

const FIELDS = Object.keys(portableSchema.shape) as (keyof PortableSource)[]
/** In a cell of a table, one of these a line. */
const LISTS: readonly string[] = ['boards', 'hosts', 'titleWords']
const NUMBERS: readonly string[] = ['problemShare', 'spacing']

export async function readPortable(sql: Queryable): Promise<PortableSource[]> {
  const { rows } = await sql.query<PortableSource>(
    `SELECT s.name, a.name AS agency, s.family, s.boards, s.hosts, s.recipe, s.title_words AS "titleWords",
       s.start_month AS "startMonth", s.licence, s.rhythm, s.policy, s.problem_share::int AS "problemShare",
       s.spacing::int, s.state, s.held_reason AS "heldReason"
     FROM sources s LEFT JOIN agencies a ON a.id = s.agency_id ORDER BY s.name`,
  )
  return rows
}

/** Cells that look like formulas are escaped. */
export function writeSources(sources: readonly PortableSource[], format: SourceFormat): string {
  if (format === 'yaml') return stringifyYaml(sources)
  const cell = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.join('\n')
      : typeof value === 'object' && value !== null
        ? JSON.stringify(value)
        : value
  const rows = sources.map((source) => FIELDS.map((field) => cell(source[field])))
  return `\ufeff${Papa.unparse({ fields: FIELDS, data: rows }, { escapeFormulae: FORMULA })}`
}

/** Violation `invalid-body`, or `invalid-value` with the place: '3.boards' */
export function readSources(text: string): Result<PortableSource[]> {
  // A table starts with its headings, YAML with a dash.
  const read = text.replace(/^\ufeff/, '').trimStart()
  let rows: unknown
  try {
    rows = read.startsWith('-') || read.startsWith('[') ? parseYaml(read, { maxAliasCount: 0 }) : tableOf(read)
  } catch {
    return fail({ code: 'invalid-body', params: {} })
  }
  const parsed = z.array(portableSchema).min(1).max(SOURCES_IMPORTED_MAX).safeParse(rows)
  if (parsed.success) return ok(parsed.data)
  const [row, ...path] = parsed.error.issues[0]?.path ?? []
  const field = [typeof row === 'number' ? row + 1 : row, ...path].filter((part) => part !== undefined).join('.')
  return fail({ code: 'invalid-value', params: { field: field || 'file' } })
}

const tableOf = (text: string): unknown[] =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' }).data.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== '')
        .map(([field, value]) => [field, valueOf(field, value)]),
    ),
  )

function valueOf(field: string, value: string): unknown {
  if (LISTS.includes(field))
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  if (NUMBERS.includes(field)) return Number(value)
  return field === 'recipe' ? (JSON.parse(value) as unknown) : value.replace(/^'(?=[=+@-])/, '')
}
