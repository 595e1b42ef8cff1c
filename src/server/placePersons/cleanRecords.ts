import type { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { weighSpelling } from '@/domain/place/evidence/storedNames'
import { respelled } from '@/domain/place/keys/placeIdentity'
import { queryInBatches } from '@/infra/database/bulkLoad'
import type { Queryable } from '@/infra/database/pool'

const BATCH = 2_000
/** Keys whose texts are a place's, in changes and files. */
const PLACE_KEYS = new Set(['name', 'title', 'branch', 'address', 'spelling', 'restaurant', 'reading'])

/** Columns, and which rows `t` are about restaurants. */
const RECORDS = [
  {
    table: 'audit_log',
    columns: ['before', 'after', 'details'],
    of: `t.subject_type IN ('restaurant', 'restaurant-alias', 'restaurant-merge', 'match-review')`,
  },
  { table: 'restaurant_bulk_change_rows', columns: ['before', 'after'], of: 'TRUE' },
  { table: 'duplicate_merges', columns: ['former', 'picked'], of: 'TRUE' },
  { table: 'upload_changes', columns: ['before', 'after'], of: 'TRUE' },
  { table: 'uploads', columns: ['plan', 'result', 'kept', 'undone'], of: `t.kind IN ('visits', 'restaurants')` },
  { table: 'jobs', columns: ['result'], of: 'TRUE' },
  { table: 'quality_issues', columns: ['detail'], of: `t.type = 'reading_changed'` },
] as const

/**
 * The audit record, undo data, file reports, cached Kakao requests. Nothing else may rewrite the audit record.
 * `proven`: known signs. Returns the number of rewritten rows.
 */
export async function cleanRecords(sql: Queryable, lexicon: NameLexicon, proven: ReadonlySet<string>): Promise<number> {
  const textOf = (text: string): string | null => {
    const unproven = proven.has(text) ? null : weighSpelling(text, lexicon)
    return unproven === null ? text : unproven.kept && respelled(unproven.kept, '').spelling
  }
  let changed = 0
  await sql.query('ALTER TABLE audit_log DISABLE TRIGGER audit_log_rows_kept')
  for (const { table, columns, of } of RECORDS)
    for (const column of columns) changed += await cleanColumn(sql, table, column, of, textOf)
  await sql.query('ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_rows_kept')
  return changed
}

async function cleanColumn(
  sql: Queryable,
  table: string,
  column: string,
  of: string,
  textOf: (text: string) => string | null,
): Promise<number> {
  const found: { row: string; value: string }[] = []
  const query = `SELECT t.ctid::text AS row, t.${column} AS value FROM ${table} t
    WHERE t.${column} IS NOT NULL AND ${of}`
  for await (const rows of queryInBatches<{ row: string; value: unknown }>(sql, query, BATCH))
    for (const { row, value } of rows) {
      const [before, after] = [JSON.stringify(value), JSON.stringify(cleaned(value, textOf))]
      if (before !== after) found.push({ row, value: after })
    }
  if (found.length > 0)
    await sql.query(
      `UPDATE ${table} t SET ${column} = given.value
       FROM jsonb_to_recordset($1::jsonb) AS given (row text, value jsonb) WHERE t.ctid = given.row::tid`,
      [`[${found.map(({ row, value }) => `{"row": ${JSON.stringify(row)}, "value": ${value}}`).join()}]`],
    )
  return found.length
}

/** To every text of a place, at any depth. */
function cleaned(value: unknown, textOf: (text: string) => string | null, isOfPlace = false): unknown {
  if (typeof value === 'string') return isOfPlace ? textOf(value) : value
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, textOf, isOfPlace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, cleaned(inner, textOf, PLACE_KEYS.has(key))]),
  )
}
