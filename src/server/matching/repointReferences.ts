import type { Queryable } from '@/infra/database/pool'
import { findForeignKeys, type ForeignKeyRef } from './foreignKeys'

/**
 * A row that both have (a member's reviews of both). As in the index, NULLs differ (two deleted accounts), and rows
 * outside a partial index (trashed) do not count.
 */
function staysBehind(
  { columns, predicate }: ForeignKeyRef['uniqueWith'][number],
  { table, column }: ForeignKeyRef,
  target: string,
): string {
  const same = columns.map((other) => ` AND o."${other}" = t."${other}"`).join('')
  const rows = predicate === null ? table : `(SELECT * FROM ${table} WHERE ${predicate})`
  const counts = predicate === null ? '' : `t.id IN (SELECT k.id FROM ${rows} k) AND `
  return `NOT (${counts}EXISTS (SELECT FROM ${rows} o WHERE o.${column} = ${target}${same}))`
}

const movable = (use: ForeignKeyRef, target: string): string =>
  use.uniqueWith.map((index) => ` AND ${staysBehind(index, use, target)}`).join('')

/** Each moved row is recorded under the merge. */
export async function repointReferences(sql: Queryable, merge: number, from: number, into: number): Promise<void> {
  for (const use of await findForeignKeys(sql)) {
    await sql.query(
      `WITH moved AS (UPDATE ${use.table} t SET ${use.column} = $2 WHERE t.${use.column} = $1${movable(use, '$2')}
        RETURNING t.id)
       INSERT INTO restaurant_merge_changes (merge_id, table_name, column_name, row_id) SELECT $3, $4, $5, id
         FROM moved`,
      [from, into, merge, use.table, use.column],
    )
  }
}

/** Except rows moved again since. */
export async function restoreReferences(sql: Queryable, merge: number, from: number, into: number): Promise<void> {
  for (const use of await findForeignKeys(sql)) {
    const { table, column } = use
    await sql.query(
      `UPDATE ${table} t SET ${column} = $1 FROM restaurant_merge_changes m
       WHERE m.merge_id = $3 AND m.table_name = $4 AND m.column_name = $5 AND m.row_id = t.id
         AND t.${column} = $2${movable(use, '$1')}`,
      [from, into, merge, table, column],
    )
  }
}
