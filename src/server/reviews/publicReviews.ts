import type { Review, ReviewPage, PlacedReview, ReviewSummary } from '@/contract/reviews'
import type { Queryable } from '@/infra/database/pool'
import { TRENDING_WINDOW_DAYS } from '@/domain/directory/directory'
import { RATING_MAX, RATING_MIN, REVIEWS_RECENT } from '@/domain/review'
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

/** Per result, so that one popular place does not fill the list. */
const LOOKED_AT = 10

const RECENT_DAYS = `
  WITH newest AS MATERIALIZED (
    SELECT v.* FROM reviews v JOIN restaurant_stats s ON s.restaurant_id = v.restaurant_id AND ${ALL_TIME('s')}
    WHERE v.created_at > now() - make_interval(days => $1) AND ${VISIBLE_REVIEW('v')}
      ORDER BY ${REVIEWS_NEWEST_FIRST} LIMIT $2 * ${LOOKED_AT}
  ), one_each AS (SELECT DISTINCT ON (v.restaurant_id) v.*
    FROM newest v ORDER BY v.restaurant_id, ${REVIEWS_NEWEST_FIRST})
  SELECT ${REVIEW_COLUMNS},
    json_build_object('id', r.id, 'title', r.title, 'sub_add1', g.sub_add1, 'sub_add2', g.sub_add2,
      'latitude', r.latitude, 'longitude', r.longitude) AS restaurant
  FROM (SELECT v.* FROM one_each v ORDER BY ${REVIEWS_NEWEST_FIRST} LIMIT $2) v ${AUTHOR}
  JOIN restaurants r ON r.id = v.restaurant_id LEFT JOIN regions g ON g.id = r.region_id
  ORDER BY ${REVIEWS_NEWEST_FIRST}`

/** One per public restaurant, within `TRENDING_WINDOW_DAYS` days. */
export async function listRecentReviews(sql: Queryable, n: number): Promise<PlacedReview[]> {
  return (await sql.query<PlacedReview>(RECENT_DAYS, [TRENDING_WINDOW_DAYS, n])).rows
}

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
