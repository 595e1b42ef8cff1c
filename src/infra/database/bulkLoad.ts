import type { PoolClient } from 'pg'
import { finished } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Queryable } from './pool'

export type CopyValue = string | number | boolean | null

/** COPY in text format: one round trip for any number. */
export async function copyRows(
  sql: PoolClient,
  statement: string,
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  if (rows.length === 0) return
  const stream = sql.query(copyFrom(statement))
  stream.end(rows.map((row) => `${row.map(toText).join('\t')}\n`).join(''))
  await finished(stream)
}

function toText(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return String(value)
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, escaped) : value
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (character: string): string => ESCAPES[character] ?? character

/** Through a cursor in the caller's transaction; other statements may run between blocks. One at a time. */
export async function* queryInBatches<Row extends object>(
  sql: Queryable,
  query: string,
  size: number,
): AsyncGenerator<Row[]> {
  // Cursors are planned for their first rows by default.
  await sql.query('SET LOCAL cursor_tuple_fraction = 1')
  await sql.query(`DECLARE each_block NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await sql.query<Row>(`FETCH ${size} FROM each_block`)
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await sql.query('CLOSE each_block')
}

/** For the rest of the transaction: a file is sorted and hashed as a whole; the default suits many small queries. */
export async function configureBulkLoad(sql: PoolClient): Promise<void> {
  await sql.query(`SET LOCAL work_mem = '64MB'; SET LOCAL jit = off`)
  await canDisableForeignKeyChecks(sql)
}

const ALLOWED = new WeakMap<PoolClient, boolean>()

async function canDisableForeignKeyChecks(sql: PoolClient): Promise<void> {
  const { rows } = await sql.query<{ allowed: boolean }>(
    `SELECT has_parameter_privilege('session_replication_role', 'SET') AS allowed`,
  )
  ALLOWED.set(sql, rows[0]?.allowed ?? false)
}

const OFF = 'SET LOCAL session_replication_role = replica'
const ON = 'SET LOCAL session_replication_role = origin'

/**
 * PostgreSQL's checks query each row and key separately (six per visit), so skip them if the role may. The caller must
 * have created or locked the referenced rows (`lockReferences`) and called `configureBulkLoad`.
 */
export async function withoutForeignKeyChecks<T>(sql: PoolClient, work: () => Promise<T>): Promise<T> {
  if (!ALLOWED.get(sql)) return work()
  await sql.query(OFF)
  const result = await work()
  await sql.query(ON)
  return result
}

const REFERENCES: [table: string, column: string][] = [
  ['restaurants', 'restaurant_id'],
  ['restaurant_aliases', 'alias_id'],
  ['agencies', 'agency_id'],
  ['departments', 'department_id'],
  ['source_documents', 'source_document_id'],
]

/** A staged row refers to something deleted while the file was read. */
export class DeletedReferenceError extends Error {}

/** Everything the stage refers to must exist and stays locked until commit. @throws DeletedReferenceError */
export async function lockReferences(sql: PoolClient): Promise<void> {
  for (const [table, column] of REFERENCES) {
    const { rows } = await sql.query<{ wanted: number; held: number }>(
      `WITH wanted AS MATERIALIZED (SELECT DISTINCT ${column} AS id FROM import_stage WHERE ${column} IS NOT NULL),
       held AS (SELECT t.id FROM ${table} t WHERE t.id IN (SELECT id FROM wanted) FOR KEY SHARE)
       SELECT (SELECT COUNT(*) FROM wanted)::int AS wanted, (SELECT COUNT(*) FROM held)::int AS held`,
    )
    if (rows[0]?.wanted !== rows[0]?.held) throw new DeletedReferenceError(`${table} changed during the import`)
  }
}
