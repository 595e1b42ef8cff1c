import type { Queryable } from '@/infra/database/pool'

interface ForeignKeyRef {
  table: string
  column: string
  /** Rows equal in a unique index's columns cannot both move. */
  uniqueWith: { columns: string[]; /** the condition of a partial index */ predicate: string | null }[]
}

/** These stay: derived figures and lists, own photos, and records that only describe the restaurant. */
const PARTS = [
  'announced_places',
  'saved_place_states',
  'restaurant_stats',
  'restaurant_monthly_stats',
  'previous_ranks',
  'lunch_facts',
  'recommendations',
  'recommendation_surges',
  'restaurant_bulk_change_rows',
  'restaurants_images',
  'place_collections_places',
  'poll_places',
  'restaurant_restrictions',
  'restaurant_merges',
  'duplicate_dismissals',
  'payload_locked_documents_rels',
]

/** From the schema, so that tables added later (a review, a favourite) move too. */
const USES = `
  SELECT c.conrelid::regclass::text AS "table", a.attname::text AS "column",
    COALESCE((
      SELECT jsonb_agg(jsonb_build_object('predicate', pg_get_expr(i.indpred, i.indrelid), 'columns', (
        SELECT COALESCE(jsonb_agg(o.attname), '[]') FROM unnest(i.indkey) AS k (attnum)
        JOIN pg_attribute o ON o.attrelid = i.indrelid AND o.attnum = k.attnum WHERE k.attnum <> a.attnum)))
      FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indisunique AND a.attnum = ANY (i.indkey)
    ), '[]') AS "uniqueWith"
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = 'restaurants'::regclass AND cardinality(c.conkey) = 1
    AND c.conrelid::regclass::text <> ALL ($1::text[])
  ORDER BY 1, 2`

/** By its visitors' data rather than its own. */
async function findForeignKeys(sql: Queryable): Promise<ForeignKeyRef[]> {
  const { rows } = await sql.query<ForeignKeyRef>(USES, [PARTS])
  return rows
}

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
