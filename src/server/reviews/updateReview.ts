import type { Pool } from 'pg'
import { fail, type Result } from '@/domain/result'
import type { NewReview, OwnReview } from '@/domain/review/schemas'
import { transactionResult } from '../transactionResult'
import { refreshRatings } from '../rankings/ratings'
import { attachPhotos } from '../photos/attachPhotos'
import { readOwnReview } from './readOwnReview'
import { limitReviewWrites } from './writeReview'

/** Staff decisions and the creation time stay. */
const REWRITE = `
  UPDATE reviews v SET rating = $3, content = $4, updated_at = now(),
    edited_at = CASE
      WHEN (v.rating, v.content, ARRAY(SELECT p.name FROM review_photos p WHERE p.review_id = v.id ORDER BY p.position))
        IS DISTINCT FROM ($3::numeric, $4::varchar, $5::text[]) THEN now()
      ELSE v.edited_at END
  WHERE v.id = $1 AND v.user_id = $2 AND v.deleted_at IS NULL
  RETURNING v.restaurant_id`

/** No change is not an edit. */
export function updateReview(
  pool: Pool,
  member: number,
  review: number,
  { rating, content, photos }: NewReview,
): Promise<Result<OwnReview>> {
  const names = [...new Set(photos)]
  return transactionResult(pool, async (sql) => {
    const allowed = await limitReviewWrites(sql, member)
    if (!allowed.ok) return allowed
    const { rows } = await sql.query<{ restaurant_id: number }>(REWRITE, [review, member, rating, content, names])
    const [rewritten] = rows
    if (!rewritten) return fail({ code: 'review-not-found', params: {} })
    const attached = await attachPhotos(sql, { to: { review }, member, names })
    if (!attached.ok) return attached
    await refreshRatings(sql, [rewritten.restaurant_id])
    return readOwnReview(sql, review)
  })
}
