import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'

/** Merges may be chained; UNION (not ALL) ends a cycle. */
const STATE = `
  WITH RECURSIVE followed (id) AS (
    SELECT $1::int UNION SELECT r.merged_into_id FROM followed JOIN restaurants r USING (id)
      WHERE r.merged_into_id IS NOT NULL
  )
  SELECT r.id FROM followed JOIN restaurants r USING (id)
  WHERE ${visible('restaurants', 'r')} LIMIT 1`

/** Its own id, its survivor's, or null if not public. */
export async function resolveVisibleRestaurant(sql: Queryable, id: number): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>(STATE, [id])
  return rows[0]?.id ?? null
}
