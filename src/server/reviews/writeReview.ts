import type { Pool } from 'pg'
import { REVIEWS_PER_HOUR } from '@/domain/review/limits'
import type { NewReview, OwnReview } from '@/domain/review/schemas'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import { resolveVisibleRestaurant } from '../directory/resolveVisibleRestaurant'
import { rollbackWith, transactionResult } from '../transactionResult'
import { refreshRatings } from '../rankings/ratings'
import { consumeRateLimit } from '../rateLimit'
import { visible } from '../visibility'
import { attachPhotos } from './attachPhotos'
import { readOwnReview } from './readOwnReview'

export type Written = { done: OwnReview } | { violation: Violation }

/** One allowance for writing and rewriting. Inside a `ruledTransaction`: what is refused costs no turn. */
export async function limitReviewWrites(sql: Queryable, member: number): Promise<void> {
  const seconds = await consumeRateLimit(sql, `review:${member}`, { limit: REVIEWS_PER_HOUR, windowSeconds: 60 * 60 })
  if (seconds !== null) rollbackWith({ code: 'rate-limited', params: { seconds } })
}

/** Held, so that a review is not written to a restaurant that is merged away in the same moment. */
async function lockVisibleRestaurant(sql: Queryable, restaurant: number): Promise<void> {
  const { rowCount } = await sql.query(
    `SELECT FROM restaurants WHERE id = $1 AND ${visible('restaurants')} FOR KEY SHARE`,
    [restaurant],
  )
  if (rowCount) return
  const shown = await resolveVisibleRestaurant(sql, restaurant)
  if (shown === null || shown === restaurant) rollbackWith({ code: 'restaurant-not-found', params: {} })
  rollbackWith({ code: 'restaurant-merged', params: { id: shown } })
}

/** The index `reviews_one_per_member` is the rule; of many at once one lands. */
const WRITE = `
  INSERT INTO reviews (restaurant_id, user_id, rating, content) VALUES ($1, $2, $3, $4)
  ON CONFLICT (restaurant_id, user_id) WHERE deleted_at IS NULL DO NOTHING RETURNING id`

/** Writes a member's review of a restaurant, with photographs they sent before. It counts at once. */
export function writeReview(
  pool: Pool,
  member: number,
  restaurant: number,
  { rating, content, photos }: NewReview,
): Promise<Written> {
  return transactionResult(pool, async (sql) => {
    await limitReviewWrites(sql, member)
    await lockVisibleRestaurant(sql, restaurant)
    const { rows } = await sql.query<{ id: number }>(WRITE, [restaurant, member, rating, content])
    const [review] = rows
    if (!review) return rollbackWith({ code: 'review-exists', params: {} })
    await attachPhotos(sql, { review: review.id, member, names: [...new Set(photos)] })
    await refreshRatings(sql, [restaurant])
    return readOwnReview(sql, review.id)
  })
}
