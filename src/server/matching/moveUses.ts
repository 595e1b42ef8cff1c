import type { Sql } from '@/infra/database/pool'
import { findRestaurantUses, type RestaurantUse } from './restaurantUses'

/** Where one of the two has what the other has too (a member's review of both), the row stays where it is. */
const staysBehind = (columns: readonly string[], { table, column }: RestaurantUse): string =>
  `NOT EXISTS (SELECT FROM ${table} o WHERE o.${column} = $2${columns.map((other) => ` AND o."${other}" IS NOT DISTINCT FROM t."${other}"`).join('')})`

/** Moves everything from one restaurant to another and notes each row that moved under the merge. */
export async function moveUses(sql: Sql, merge: number, from: number, into: number): Promise<void> {
  for (const use of await findRestaurantUses(sql)) {
    const conditions = [`t.${use.column} = $1`, ...use.uniqueWith.map((columns) => staysBehind(columns, use))].join(' AND ')
    await sql.query(
      `WITH moved AS (UPDATE ${use.table} t SET ${use.column} = $2 WHERE ${conditions} RETURNING t.id)
       INSERT INTO restaurant_merge_rows (merge_id, table_name, column_name, row_id) SELECT $3, $4, $5, id FROM moved`,
      [from, into, merge, use.table, use.column],
    )
  }
}

/** Moves back what a merge moved, but for rows that somebody has moved on since. */
export async function moveBack(sql: Sql, merge: number, from: number, into: number): Promise<void> {
  for (const { table, column } of await findRestaurantUses(sql))
    await sql.query(
      `UPDATE ${table} t SET ${column} = $1 FROM restaurant_merge_rows m
       WHERE m.merge_id = $3 AND m.table_name = $4 AND m.column_name = $5 AND m.row_id = t.id AND t.${column} = $2`,
      [from, into, merge, table, column],
    )
}
