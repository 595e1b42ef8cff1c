import { PHOTOS_PATH } from '@/domain/review'
import { visible } from './sqlConditions'

/** In the form of the index `reviews_listed`. */
export const VISIBLE_REVIEW = (review: string): string => visible('reviews', review)

const instant = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** They stay with the review when its author leaves, as its text does. */
const PHOTOS = `
  SELECT COALESCE(json_agg(json_build_object('name', p.name, 'url', '${PHOTOS_PATH}/' || p.name,
    'small_url', '${PHOTOS_PATH}/' || p.name || '/small', 'width', p.width, 'height', p.height)
      ORDER BY p.position), '[]')
  FROM review_photos p WHERE p.review_id = v.id`

/** In the form of `reviewSchema`, so that a row is the response: from `v` and author `u` of `AUTHOR`. */
export const REVIEW_COLUMNS = `
  v.id, v.restaurant_id,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('nickname', u.nickname, 'role', u.role) END AS author,
  v.rating::int AS rating, v.content, (${PHOTOS}) AS photos,
  (SELECT count(*)::int FROM review_votes h WHERE h.review_id = v.id) AS helpful_count,
  ${instant('v.created_at')} AS created_at, ${instant('v.edited_at')} AS edited_at`

export const OWN_COLUMNS = `${REVIEW_COLUMNS}, v.status`

export const AUTHOR = 'LEFT JOIN users u ON u.id = v.user_id'

export const REVIEWS_NEWEST_FIRST = 'v.created_at DESC, v.id DESC'

export const jsonArrayOf = (select: string): string =>
  `(SELECT COALESCE(json_agg(row_to_json(x)), '[]') FROM (${select}) x)`
