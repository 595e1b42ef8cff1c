import { REVIEWS_PER_HOUR } from '@/domain/review'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { resolveVisibleRestaurant } from '../directory/findRestaurant'
import { consumeRateLimit } from '../rateLimit'
import { visible } from '../sqlConditions'

/** For writing and editing. A rejected review does not consume it: its transaction rolls back. */
export async function limitReviewWrites(sql: Queryable, member: number): Promise<Result> {
  const seconds = await consumeRateLimit(sql, `review:${member}`, { limit: REVIEWS_PER_HOUR, windowSeconds: 60 * 60 })
  return seconds === null ? ok() : fail({ code: 'rate-limited', params: { seconds } })
}

/** No review is written to one being merged away. */
export async function lockVisibleRestaurant(sql: Queryable, restaurant: number): Promise<Result> {
  const { rowCount } = await sql.query(
    `SELECT FROM restaurants WHERE id = $1 AND ${visible('restaurants')} FOR KEY SHARE`,
    [restaurant],
  )
  if (rowCount) return ok()
  const shown = await resolveVisibleRestaurant(sql, restaurant)
  if (shown === null || shown === restaurant) return fail({ code: 'restaurant-not-found', params: {} })
  return fail({ code: 'restaurant-merged', params: { id: shown } })
}
