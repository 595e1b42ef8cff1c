import type { Queryable } from '@/infra/database/pool'

export interface TrashPreview {
  count: number
  visits: number
  reviews: number
}

/** Excludes those already in the trash. */
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
