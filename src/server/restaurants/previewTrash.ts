import type { Queryable } from '@/infra/database/pool'

/** What goes out of sight with restaurants. */
export interface TrashPreview {
  count: number
  visits: number
  reviews: number
}

/** What no one would see any more if these restaurants went into the trash; what is there already counts no more. */
export async function previewTrash(sql: Queryable, ids: readonly number[]): Promise<TrashPreview> {
  const { rows } = await sql.query<TrashPreview>(
    `WITH chosen AS (
       SELECT id FROM restaurants WHERE id = ANY ($1::int[]) AND deleted_at IS NULL AND merged_into_id IS NULL
     )
     SELECT (SELECT count(*)::int FROM chosen) AS count,
       (SELECT count(*)::int FROM visits v WHERE v.restaurant_id IN (SELECT id FROM chosen)) AS visits,
       (SELECT count(*)::int FROM reviews w
         WHERE w.restaurant_id IN (SELECT id FROM chosen)
           AND w.deleted_at IS NULL AND w.status = 'published') AS reviews`,
    [ids],
  )
  return rows[0] ?? { count: 0, visits: 0, reviews: 0 }
}
