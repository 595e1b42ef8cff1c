import type { Review, ReviewPage } from '@/domain/review/schemas'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from '../directory/sql/paginate'
import { ALL_TIME } from '../directory/sql/restaurantCard'
import { AUTHOR, jsonArrayOf, REVIEWS_NEWEST_FIRST, REVIEW_COLUMNS, VISIBLE_REVIEW } from '../reviewColumns'

/** The page first, so that votes and photos are looked up only for it. */
const PAGE = `
  SELECT s.review_count AS total, ${jsonArrayOf(`
    SELECT ${REVIEW_COLUMNS} FROM (
      SELECT * FROM reviews v WHERE v.restaurant_id = s.restaurant_id AND ${VISIBLE_REVIEW('v')}
      ORDER BY ${REVIEWS_NEWEST_FIRST} LIMIT $2 OFFSET $3
    ) v ${AUTHOR} ORDER BY ${REVIEWS_NEWEST_FIRST}`)} AS data
  FROM restaurant_stats s WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}`

/** Newest first; null if the restaurant is not public. */
export async function listReviews(
  sql: Queryable,
  restaurant: number,
  { page, size }: { page: number; size: number },
): Promise<ReviewPage | null> {
  const { rows } = await sql.query<{ total: number; data: Review[] }>(PAGE, [restaurant, size, (page - 1) * size])
  const [found] = rows
  return found ? { data: found.data, pagination: paginate(page, size, found.total) } : null
}
