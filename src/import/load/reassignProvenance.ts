import type { PoolClient } from 'pg'

/**
 * Reassigns rows to the oldest batch that still refers to them in one pass: row by row PostgreSQL may scan batch after
 * batch, and 10,000 spellings took 40 s. `names`: `(id, batch)`.
 */
const handOver = (table: string, names: string, condition = 'TRUE'): string =>
  `WITH mine AS MATERIALIZED (SELECT id FROM ${table} WHERE import_batch_id = $1 AND ${condition}),
     oldest AS (SELECT id, MIN(batch) AS batch FROM (${names}) named (id, batch) GROUP BY id)
   UPDATE ${table} t SET import_batch_id = oldest.batch
   FROM mine LEFT JOIN oldest USING (id)
   WHERE t.id = mine.id`

const namesIn = (table: string, column: string): string =>
  `SELECT n.${column}, n.import_batch_id FROM ${table} n JOIN mine ON mine.id = n.${column}`

/** Rows still in use belong to the earliest import that uses them, or to none if only people do. */
const HAND_OVERS = [
  handOver('restaurant_aliases', namesIn('visits', 'alias_id')),
  handOver(
    'restaurants',
    `${namesIn('visits', 'restaurant_id')} UNION ALL ${namesIn('restaurant_aliases', 'restaurant_id')}`,
    'merged_into_id IS NULL',
  ),
  // A merged restaurant has nothing left, so it follows its survivor.
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

/** Reassigns what a batch created to the oldest batch that still uses it. Call `deleteOrphans` first. */
export async function reassignProvenance(sql: PoolClient, batch: number): Promise<void> {
  for (const statement of HAND_OVERS) await sql.query(statement, [batch])
}
