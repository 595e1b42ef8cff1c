import type { Pool } from 'pg'
import { REVIEWS_PER_HOUR } from '@/domain/review/limits'
import type { NewReview, OwnReview } from '@/domain/review/schemas'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { resolveVisibleRestaurant } from '../directory/resolveVisibleRestaurant'
import { transactionResult } from '../transactionResult'
import { refreshRatings } from '../rankings/ratings'
import { createOnce, type Creation } from '../createOnce'
import { consumeRateLimit } from '../rateLimit'
import { visible } from '../visibility'
import { attachPhotos } from '../photos/attachPhotos'
import { readOwnReview } from './readOwnReview'

/** For writing and editing. Inside a `transactionResult` a rejected review does not consume it. */
export async function limitReviewWrites(sql: Queryable, member: number): Promise<Result> {
  const seconds = await consumeRateLimit(sql, `review:${member}`, { limit: REVIEWS_PER_HOUR, windowSeconds: 60 * 60 })
  return seconds === null ? ok() : fail({ code: 'rate-limited', params: { seconds } })
}

/** No review is written to one being merged away. */
async function lockVisibleRestaurant(sql: Queryable, restaurant: number): Promise<Result> {
  const { rowCount } = await sql.query(
    `SELECT FROM restaurants WHERE id = $1 AND ${visible('restaurants')} FOR KEY SHARE`,
    [restaurant],
  )
  if (rowCount) return ok()
  const shown = await resolveVisibleRestaurant(sql, restaurant)
  if (shown === null || shown === restaurant) return fail({ code: 'restaurant-not-found', params: {} })
  return fail({ code: 'restaurant-merged', params: { id: shown } })
}

/** The index `reviews_one_per_member` decides. */
const WRITE = `
  INSERT INTO reviews (restaurant_id, user_id, rating, content) VALUES ($1, $2, $3, $4)
  ON CONFLICT (restaurant_id, user_id) WHERE deleted_at IS NULL DO NOTHING RETURNING id`

async function insertReview(
  sql: Queryable,
  member: number,
  restaurant: number,
  { rating, content, photos }: NewReview,
): Promise<Result<number>> {
  const allowed = await limitReviewWrites(sql, member)
  if (!allowed.ok) return allowed
  const locked = await lockVisibleRestaurant(sql, restaurant)
  if (!locked.ok) return locked
  const { rows } = await sql.query<{ id: number }>(WRITE, [restaurant, member, rating, content])
  const [review] = rows
  if (!review) return fail({ code: 'review-exists', params: {} })
  const attached = await attachPhotos(sql, { to: { review: review.id }, member, names: [...new Set(photos)] })
  if (!attached.ok) return attached
  await refreshRatings(sql, [restaurant])
  return ok(review.id)
}

export function writeReview(
  pool: Pool,
  member: number,
  restaurant: number,
  review: NewReview,
  creation: Creation | null = null,
): Promise<Result<OwnReview>> {
  return transactionResult(pool, async (sql) => {
    const written = await createOnce(sql, creation, () => insertReview(sql, member, restaurant, review))
    return written.ok ? readOwnReview(sql, written.value) : written
  })
}
