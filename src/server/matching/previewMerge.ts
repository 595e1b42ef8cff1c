import type { MergePreview } from '@/domain/backOffice/mergePreview'
import type { Queryable } from '@/infra/database/pool'
import type { Merge } from './merge'
import { requireMergeable } from './mergeRestaurants'

const MOVES = `
  SELECT (SELECT count(*)::int FROM visits WHERE restaurant_id = $1) AS visits,
    (SELECT count(*)::int FROM restaurant_aliases WHERE restaurant_id = $1) AS aliases,
    (SELECT count(*)::int FROM reviews w WHERE w.restaurant_id = $1 AND w.deleted_at IS NULL AND NOT EXISTS (
       SELECT FROM reviews o WHERE o.restaurant_id = $2 AND o.user_id = w.user_id AND o.deleted_at IS NULL)) AS reviews,
    (SELECT count(*)::int FROM reviews w WHERE w.restaurant_id = $1 AND w.deleted_at IS NULL AND EXISTS (
       SELECT FROM reviews o WHERE o.restaurant_id = $2 AND o.user_id = w.user_id AND o.deleted_at IS NULL))
      AS "reviewsLeft",
    (SELECT count(*)::int FROM favorites WHERE restaurant_id = $1) AS favorites,
    (SELECT count(*)::int FROM visits WHERE restaurant_id IN ($1, $2)) AS "visitsAfter"`

/**
 * What a merge would move.
 * @throws ViolationError `merge-same-restaurant`, `already-merged`
 */
export async function previewMerge(sql: Queryable, { from, into }: Merge): Promise<MergePreview> {
  await requireMergeable(sql, { from, into })
  const { rows } = await sql.query<MergePreview>(MOVES, [from, into])
  const [preview] = rows
  if (!preview) throw new Error('a count has no row')
  return preview
}
