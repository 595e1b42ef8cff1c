import type { Queryable } from '@/infra/database/pool'

export interface ForeignKeyRef {
  table: string
  column: string
  /** Rows equal in a unique index's columns cannot both move. */
  uniqueWith: { columns: string[]; /** the condition of a partial index */ predicate: string | null }[]
}

/** These stay: derived figures and lists, own photos, and records that only describe the restaurant. */
const PARTS = [
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
export async function findForeignKeys(sql: Queryable): Promise<ForeignKeyRef[]> {
  const { rows } = await sql.query<ForeignKeyRef>(USES, [PARTS])
  return rows
}
