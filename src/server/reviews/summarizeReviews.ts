import { RATING_MAX, RATING_MIN, REVIEWS_RECENT } from '@/domain/review/limits'
import type { ReviewSummary } from '@/domain/review/schemas'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/sql/restaurantCard'
import { AUTHOR, jsonArrayOf, REVIEWS_NEWEST_FIRST, REVIEW_COLUMNS, VISIBLE_REVIEW } from '../reviewColumns'

const SUMMARY = `
  SELECT rated.total_reviews, rated.average_rating, rated.rating_distribution, ${jsonArrayOf(`
    SELECT ${REVIEW_COLUMNS} FROM (
      SELECT * FROM reviews v WHERE v.restaurant_id = s.restaurant_id AND ${VISIBLE_REVIEW('v')}
      ORDER BY ${REVIEWS_NEWEST_FIRST} LIMIT ${REVIEWS_RECENT}
    ) v ${AUTHOR} ORDER BY ${REVIEWS_NEWEST_FIRST}`)} AS recent_reviews
  FROM restaurant_stats s CROSS JOIN LATERAL (
    SELECT COALESCE(SUM(given.reviews), 0)::int AS total_reviews,
      COALESCE(
        round(SUM(stars.rating * given.reviews)::numeric / NULLIF(SUM(given.reviews), 0), 1), 0) AS average_rating,
      array_agg(COALESCE(given.reviews, 0) ORDER BY stars.rating) AS rating_distribution
    FROM generate_series(${RATING_MIN}, ${RATING_MAX}) AS stars (rating) LEFT JOIN (
      SELECT v.rating, count(*)::int AS reviews FROM reviews v
        WHERE v.restaurant_id = s.restaurant_id AND ${VISIBLE_REVIEW('v')} GROUP BY 1
    ) given ON given.rating = stars.rating
  ) rated
  WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}`

/** null if the restaurant is not public */
export async function summarizeReviews(sql: Queryable, restaurant: number): Promise<ReviewSummary | null> {
  const { rows } = await sql.query<ReviewSummary>(SUMMARY, [restaurant])
  return rows[0] ?? null
}
