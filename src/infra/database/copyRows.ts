import { finished } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

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
