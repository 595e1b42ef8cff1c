import type { PoolClient } from 'pg'

/** What is still named belongs to the earliest import that names it; to none, when only people do. */
const HAND_OVERS = [
  `UPDATE restaurant_aliases a
   SET import_batch_id = (SELECT MIN(v.import_batch_id) FROM visits v WHERE v.alias_id = a.id)
   WHERE a.import_batch_id = $1`,
  `UPDATE restaurants r SET import_batch_id = LEAST(
     (SELECT MIN(v.import_batch_id) FROM visits v WHERE v.restaurant_id = r.id),
     (SELECT MIN(a.import_batch_id) FROM restaurant_aliases a WHERE a.restaurant_id = r.id))
   WHERE r.import_batch_id = $1 AND r.merged_into_id IS NULL`,
  // A merged one has nothing of its own: it belongs where the one belongs that has it all.
  `UPDATE restaurants r SET import_batch_id = s.import_batch_id FROM restaurants s
   WHERE r.import_batch_id = $1 AND s.id = r.merged_into_id`,
  `UPDATE departments d SET import_batch_id = (SELECT MIN(v.import_batch_id) FROM visits v WHERE v.department_id = d.id)
   WHERE d.import_batch_id = $1`,
  `UPDATE source_documents s
   SET import_batch_id = (SELECT MIN(v.import_batch_id) FROM visits v WHERE v.source_document_id = s.id)
   WHERE s.import_batch_id = $1`,
  `WITH RECURSIVE below (top, id) AS (
     SELECT id, id FROM agencies WHERE import_batch_id = $1
     UNION SELECT below.top, c.id FROM below JOIN agencies c ON c.parent_id = below.id
   )
   UPDATE agencies a SET import_batch_id = (
     SELECT MIN(v.import_batch_id) FROM below JOIN visits v ON v.agency_id = below.id WHERE below.top = a.id)
   WHERE a.import_batch_id = $1`,
]

/** Reassigns what a batch created to the oldest batch that still uses it. Run `deleteOrphans` first. */
export async function reassignProvenance(sql: PoolClient, batch: number): Promise<void> {
  for (const statement of HAND_OVERS) await sql.query(statement, [batch])
}
