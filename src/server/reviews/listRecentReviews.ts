import type { PlacedReview } from '@/domain/review/schemas'
import { TRENDING_WINDOW_DAYS } from '@/domain/directory/limits'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/sql/restaurantCard'
import { AUTHOR, REVIEWS_NEWEST_FIRST, REVIEW_COLUMNS, VISIBLE_REVIEW } from '../reviewColumns'

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
