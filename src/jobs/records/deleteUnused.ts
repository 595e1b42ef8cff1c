import type { PoolClient } from 'pg'
import { unusedConditions } from '@/server/usesOf'

/** References are read from the schema: a visit, a review, a department, a child institution. */
export async function deleteUnused(sql: PoolClient, kind: 'agencies' | 'restaurants'): Promise<void> {
  const unused = await unusedConditions(sql, kind, kind === 'restaurants' ? ['restaurant_aliases'] : [])
  const going = `EXISTS (
    SELECT FROM undo_stage u WHERE u.subject_id = t.id AND u.action = 'create' AND u.outcome IS NULL)`
  if (kind === 'restaurants') {
    const spelling = await unusedConditions(sql, 'restaurant_aliases')
    // Its own spelling is deleted with it; one learnt later counts as use.
    unused.push(`(SELECT count(*) FROM restaurant_aliases a WHERE a.restaurant_id = t.id) <= 1`)
    await sql.query(
      `DELETE FROM restaurant_aliases t
       USING (SELECT t.id FROM restaurants t WHERE ${[going, ...unused].join(' AND ')}) r
       WHERE t.restaurant_id = r.id AND ${spelling.join(' AND ')}`,
    )
    unused.push('NOT EXISTS (SELECT FROM restaurant_aliases a WHERE a.restaurant_id = t.id)')
  }
  const drop = `
    WITH gone AS (DELETE FROM ${kind} t WHERE ${[going, ...unused].join(' AND ')} RETURNING t.id)
    UPDATE undo_stage u SET outcome = 'removed' FROM gone g WHERE g.id = u.subject_id`
  // Institutions form a tree: repeats until no empty leaf is left.
  while ((await sql.query(drop)).rowCount) continue
}
