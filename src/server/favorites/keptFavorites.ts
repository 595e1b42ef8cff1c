import { CARD_COLUMNS, CARD_JOINS_ALL_TIME } from '../directory/sql/restaurantCard'
import { visible } from '../visibility'

/** FROM item `f`, as the owner sees it. After a merge, the absorbed restaurant's row reappears if it is undone. */
export const FAVORITE_RESTAURANTS = `favorites f
  JOIN restaurants k ON k.id = f.restaurant_id AND k.merged_into_id IS NULL`

/** Only visible restaurants. */
export const VISIBLE_FAVORITES = `${FAVORITE_RESTAURANTS} AND ${visible('restaurants', 'k')}`

/** Rows of one statement keep the order they were written in. */
export const FAVORITES_NEWEST_FIRST = 'f.created_at DESC, f.id DESC'

/** With `folder_id` and `kept_at`, by a distance first if there is one; $1 and $2 are size and offset. */
export const cardsOf = (from: string, where: string, distance = 'NULL::int'): string => `
  SELECT f.folder_id, f.created_at AS kept_at, ${CARD_COLUMNS}
  FROM (
    SELECT f.*, ${distance} AS distance FROM ${from}
    WHERE ${where} ORDER BY distance, ${FAVORITES_NEWEST_FIRST} LIMIT $1 OFFSET $2
  ) f
  CROSS JOIN LATERAL (
    SELECT * FROM restaurant_stats WHERE restaurant_id = f.restaurant_id AND year = 0 AND agency_type = '' OFFSET 0
  ) s ${CARD_JOINS_ALL_TIME}
  ORDER BY f.distance, ${FAVORITES_NEWEST_FIRST}`
