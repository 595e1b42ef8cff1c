import type { PoolClient } from 'pg'

/** What a batch made and nothing names any more, from the leaves to the root. A person's decision is kept. */
const DROPS = [
  `DELETE FROM restaurant_aliases a WHERE a.import_batch_id = $1 AND a.evidence <> 'person'
     AND NOT EXISTS (SELECT FROM visits v WHERE v.alias_id = a.id)`,
  `DELETE FROM restaurants r WHERE r.import_batch_id = $1
     AND NOT EXISTS (SELECT FROM visits v WHERE v.restaurant_id = r.id)
     AND NOT EXISTS (SELECT FROM restaurant_aliases a WHERE a.restaurant_id = r.id)
     AND NOT EXISTS (SELECT FROM restaurants m WHERE m.merged_into_id = r.id)`,
  `DELETE FROM departments d WHERE d.import_batch_id = $1
     AND NOT EXISTS (SELECT FROM visits v WHERE v.department_id = d.id)`,
  `DELETE FROM source_documents s WHERE s.import_batch_id = $1
     AND NOT EXISTS (SELECT FROM visits v WHERE v.source_document_id = s.id)`,
]

/** Institutions stand in a tree: one goes when nothing below it is left, so this runs until nothing goes. */
const DROP_AGENCIES = `
  DELETE FROM agencies a WHERE a.import_batch_id = $1
    AND NOT EXISTS (SELECT FROM visits v WHERE v.agency_id = a.id)
    AND NOT EXISTS (SELECT FROM departments d WHERE d.agency_id = a.id)
    AND NOT EXISTS (SELECT FROM agencies c WHERE c.parent_id = a.id)`

/** Takes away what was first seen in a batch and is named by no visit. */
export async function dropUnused(sql: PoolClient, batch: number): Promise<void> {
  for (const statement of DROPS) await sql.query(statement, [batch])
  while ((await sql.query(DROP_AGENCIES, [batch])).rowCount) continue
}
