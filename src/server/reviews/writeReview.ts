import type { Pool } from 'pg'
import { REVIEWS_PER_HOUR } from '@/domain/limits'
import type { NewReview, OwnReview } from '@/domain/review/schemas'
import type { Violation } from '@/domain/violation'
import type { Sql } from '@/infra/database/pool'
import { findShownRestaurant } from '../directory/findShownRestaurant'
import { breakOff, ruledTransaction } from '../ruledTransaction'
import { refreshRatings } from '../stats/ratings'
import { takeTurn } from '../takeTurn'
import { visible } from '../visibility'
import { attachPhotos } from './attachPhotos'
import { readOwnReview } from './readOwnReview'

export type Written = { done: OwnReview } | { violation: Violation }

/** One allowance for writing and rewriting. Inside a `ruledTransaction`: what is refused costs no turn. */
export async function takeReviewTurn(sql: Sql, member: number): Promise<void> {
  const seconds = await takeTurn(sql, `review:${member}`, { most: REVIEWS_PER_HOUR, seconds: 60 * 60 })
  if (seconds !== null) breakOff({ code: 'too-many-tries', params: { seconds } })
}

/** Held, so that a review is not written to a restaurant that is merged away in the same moment. */
async function holdShown(sql: Sql, restaurant: number): Promise<void> {
  const { rowCount } = await sql.query(
    `SELECT FROM restaurants WHERE id = $1 AND ${visible('restaurants')} FOR KEY SHARE`,
    [restaurant],
  )
  if (rowCount) return
  const shown = await findShownRestaurant(sql, restaurant)
  if (shown === null || shown === restaurant) breakOff({ code: 'restaurant-not-found', params: {} })
  breakOff({ code: 'restaurant-merged', params: { id: shown } })
}

/** The index `reviews_one_per_member` is the rule; of many at once one lands. */
const WRITE = `
  INSERT INTO reviews (restaurant_id, user_id, rating, content) VALUES ($1, $2, $3, $4)
  ON CONFLICT (restaurant_id, user_id) WHERE deleted_at IS NULL DO NOTHING RETURNING id`

/** Writes a member's review of a restaurant, with photographs they sent before. It counts at once. */
export function writeReview(pool: Pool, member: number, restaurant: number, { rating, content, photos }: NewReview): Promise<Written> {
  return ruledTransaction(pool, async (sql) => {
    await takeReviewTurn(sql, member)
    await holdShown(sql, restaurant)
    const { rows } = await sql.query<{ id: number }>(WRITE, [restaurant, member, rating, content])
    const [review] = rows
    if (!review) return breakOff({ code: 'review-exists', params: {} })
    await attachPhotos(sql, { review: review.id, member, names: [...new Set(photos)] })
    await refreshRatings(sql, [restaurant])
    return readOwnReview(sql, review.id)
  })
}
