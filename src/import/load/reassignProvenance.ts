import type { PoolClient } from 'pg'

/**
 * The statement that gives the rows of the batch $1 to the oldest batch that still names them, or to none. All of them
 * in one pass: asked for the least batch of one row, PostgreSQL may look through the visits of batch after batch until
 * one names it, and 10,000 spellings took 40 s.
 * @param names which of the rows `mine` are named by which batches, as `(id, batch)`
 */
const handOver = (table: string, names: string, condition = 'TRUE'): string =>
  `WITH mine AS MATERIALIZED (SELECT id FROM ${table} WHERE import_batch_id = $1 AND ${condition}),
     oldest AS (SELECT id, MIN(batch) AS batch FROM (${names}) named (id, batch) GROUP BY id)
   UPDATE ${table} t SET import_batch_id = oldest.batch
   FROM mine LEFT JOIN oldest USING (id)
   WHERE t.id = mine.id`

/** The batches of the rows of a table that refer to `mine`. */
const namesIn = (table: string, column: string): string =>
  `SELECT n.${column}, n.import_batch_id FROM ${table} n JOIN mine ON mine.id = n.${column}`

/** What is still named belongs to the earliest import that names it; to none, when only people do. */
const HAND_OVERS = [
  handOver('restaurant_aliases', namesIn('visits', 'alias_id')),
  handOver(
    'restaurants',
    `${namesIn('visits', 'restaurant_id')} UNION ALL ${namesIn('restaurant_aliases', 'restaurant_id')}`,
    'merged_into_id IS NULL',
  ),
  // A merged one has nothing of its own: it belongs where the one belongs that has it all.
  `UPDATE restaurants r SET import_batch_id = s.import_batch_id FROM restaurants s
   WHERE r.import_batch_id = $1 AND s.id = r.merged_into_id`,
  handOver('departments', namesIn('visits', 'department_id')),
  handOver('source_documents', namesIn('visits', 'source_document_id')),
  handOver(
    'agencies',
    `WITH RECURSIVE below (top, id) AS (
       SELECT id, id FROM mine
       UNION SELECT below.top, c.id FROM below JOIN agencies c ON c.parent_id = below.id
     )
     SELECT below.top, v.import_batch_id FROM below JOIN visits v ON v.agency_id = below.id`,
  ),
]

/** Reassigns what a batch created to the oldest batch that still uses it. Run `deleteOrphans` first. */
export async function reassignProvenance(sql: PoolClient, batch: number): Promise<void> {
  for (const statement of HAND_OVERS) await sql.query(statement, [batch])
}
