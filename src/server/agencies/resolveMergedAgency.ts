import type { Queryable } from '@/infra/database/pool'

/** Merges may be chained; UNION (not ALL) ends a cycle. */
const FOLLOW = `
  WITH RECURSIVE followed (id) AS (
    SELECT $1::int UNION SELECT m.into_id FROM followed JOIN agency_merges m ON m.from_id = followed.id
      AND m.undone_at IS NULL
  )
  SELECT a.id FROM followed JOIN agencies a USING (id) LIMIT 1`

/** Its own id, its survivor's, or null if deleted. */
export async function resolveMergedAgency(sql: Queryable, id: number): Promise<number | null> {
  return (await sql.query<{ id: number }>(FOLLOW, [id])).rows[0]?.id ?? null
}
