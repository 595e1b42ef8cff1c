import type { Queryable } from '@/infra/database/pool'

/** Merges can follow one another; UNION (not ALL) ends a circle. A merge that was undone leads nowhere. */
const FOLLOW = `
  WITH RECURSIVE followed (id) AS (
    SELECT $1::int UNION SELECT m.into_id FROM followed JOIN agency_merges m ON m.from_id = followed.id
      AND m.undone_at IS NULL
  )
  SELECT a.id FROM followed JOIN agencies a USING (id) LIMIT 1`

/** The id under which an agency stands now: its own, that of the one it was merged into, or null when it is gone. */
export async function resolveMergedAgency(sql: Queryable, id: number): Promise<number | null> {
  return (await sql.query<{ id: number }>(FOLLOW, [id])).rows[0]?.id ?? null
}
