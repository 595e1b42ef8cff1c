import { visible } from '@/server/visibility'
import { PHOTOGRAPH } from './photographs'

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
