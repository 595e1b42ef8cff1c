import { visible } from '@/server/sqlConditions'
import { RESTAURANT_PHOTOS_MAX } from '@/domain/directory/directory'
import { STAFF_PHOTO_PREFIX } from '@/domain/photo'
import { PHOTOS_PATH } from '@/domain/review'
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

const RANK = (scope: string): string =>
  `(SELECT k.better_count + 1 FROM rank_scores k WHERE k.scope = ${scope}
     AND k.visit_count = o.visit_count AND k.agency_count = o.agency_count)`

/**
 * A restaurant in files. Read from `s` (the requested figures: of a year, a kind of institution, or all) and `o`
 * (all-time figures, for ranks and rating). A rank is one look-up in its scope's histogram.
 */
export const FILE_COLUMNS = `
  r.id, r.title, r.name, r.branch, r.category, r.sub_category, r.address, r.phone, r.latitude, r.longitude,
  s.region_code, s.province AS sub_add1, g.sub_add2, s.is_active,
  s.visit_count, s.agency_count, s.total_amount, s.per_head_median, s.last_visit,
  round(o.avg_rating::numeric, 1) AS avg_rating, o.review_count,
  ${RANK('s.region_code')} AS region_rank,
  ${RANK('s.province')} AS province_rank,
  ${RANK("'national'")} AS national_rank`

/**
 * A restaurant in lists, with columns in the order of `restaurantSchema`, so that a row is the response. Files lack the
 * photograph, a look-up for each of their many rows.
 */
export const CARD_COLUMNS = `${FILE_COLUMNS}, ${PHOTOGRAPH} AS photo`

/**
 * Joins for `CARD_COLUMNS`. OFFSET 0 keeps each an index look-up: with a parametrised limit the planner does not know
 * that pages are short, and would hash whole tables.
 */
export const CARD_JOINS = `
  CROSS JOIN LATERAL (SELECT * FROM restaurants WHERE id = s.restaurant_id OFFSET 0) r
  LEFT JOIN LATERAL (SELECT sub_add2 FROM regions WHERE code = s.region_code OFFSET 0) g ON true`

/** `s` is the all-time row. */
export const CARD_JOINS_ALL_TIME = `${CARD_JOINS}
  CROSS JOIN LATERAL (SELECT s.visit_count, s.agency_count, s.avg_rating, s.review_count) o`

/** `s` is the row of a year or kind of institution. */
export const CARD_JOINS_PARTIAL = `${CARD_JOINS}
  CROSS JOIN LATERAL (
    SELECT visit_count, agency_count, avg_rating, review_count FROM restaurant_stats
    WHERE restaurant_id = s.restaurant_id AND year = 0 AND agency_type = '' OFFSET 0
  ) o`

/** The final id keeps namesakes stable across pages. The indexes of `restaurant_stats` end in these columns. */
export const BY_VISITS = 's.visit_count DESC, s.agency_count DESC, s.title, s.restaurant_id'

/** Of visible restaurants: the condition of every partial index on `restaurant_stats`. */
export const ALL_TIME = (row: string): string => `${row}.is_active AND ${row}.year = 0 AND ${row}.agency_type = ''`

/** Few, so counts of visits exclude them by id. */
export const HIDDEN = `SELECT id FROM restaurants WHERE NOT (${visible('restaurants')})`
