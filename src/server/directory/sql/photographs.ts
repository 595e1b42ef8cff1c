import { RESTAURANT_PHOTOS_MAX } from '@/domain/directory/limits'
import { STAFF_PHOTO_PREFIX } from '@/domain/photo/schemas'
import { PHOTOS_PATH } from '@/domain/review/paths'
import { REVIEWS } from '@/messages/site/reviews'
import { jsonArrayOf, REVIEWS_NEWEST_FIRST, VISIBLE_REVIEW } from '../../reviewColumns'

const named = (name: string): string =>
  `${name} AS name, '${PHOTOS_PATH}/' || ${name} AS url, '${PHOTOS_PATH}/' || ${name} || '/small' AS small_url`

/** Staff's photographs of restaurant `r`, the main one first: columns of `restaurantPhotoSchema`. */
const OF_STAFF = `
  SELECT ${named(`'${STAFF_PHOTO_PREFIX}' || m.id`)}, m.width::int AS width, m.height::int AS height,
    m.alt, m.credit, 'staff' AS source, NULL::int AS review_id
  FROM restaurants_images i JOIN media m ON m.id = i.image_id WHERE i._parent_id = r.id
  ORDER BY i.kind, i._order`

/** Those of its public reviews, newest first. */
const OF_REVIEWS = `
  SELECT ${named('p.name')}, p.width, p.height, r.title || ' ${REVIEWS.photoOfReview} ' || p.position AS alt,
    u.nickname AS credit, 'review' AS source, v.id AS review_id
  FROM reviews v JOIN review_photos p ON p.review_id = v.id LEFT JOIN users u ON u.id = v.user_id
  WHERE v.restaurant_id = r.id AND ${VISIBLE_REVIEW('v')}
  ORDER BY ${REVIEWS_NEWEST_FIRST}, p.position`

const firstOf = (photos: string): string => `(SELECT row_to_json(x) FROM (${photos} LIMIT 1) x)`
const someOf = (photos: string): string => jsonArrayOf(`${photos} LIMIT ${RESTAURANT_PHOTOS_MAX}`)

/** The photograph of a restaurant, which is the first of `PHOTOGRAPHS`; null without any, or without a public page. */
export const PHOTOGRAPH = `CASE WHEN s.is_active THEN COALESCE(${firstOf(OF_STAFF)}, ${firstOf(OF_REVIEWS)}) END`

/** The photographs of a restaurant: staff's, then those of reviews. */
export const PHOTOGRAPHS = `${someOf(OF_STAFF)}::jsonb || ${someOf(OF_REVIEWS)}::jsonb`
