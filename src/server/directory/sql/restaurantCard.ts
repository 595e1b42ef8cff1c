import { visible } from '@/server/visibility'

/**
 * A restaurant as lists show it, column by column in the order of `restaurantSchema`, so that a row is the answer.
 * Read from `s` (the numbers asked for: a year's, an institution kind's or all) and `o` (the numbers of all time, which
 * decide the ranks and the rating). A rank is one look-up in the histogram of its scope.
 */
const RANK = (scope: string): string =>
  `(SELECT k.better_count + 1 FROM rank_scores k WHERE k.scope = ${scope}
     AND k.visit_count = o.visit_count AND k.agency_count = o.agency_count)`

export const CARD_COLUMNS = `
  r.id, r.title, r.name, r.branch, r.category, r.sub_category, r.address, r.phone, r.latitude, r.longitude,
  s.region_code, s.province AS sub_add1, g.sub_add2, s.is_active,
  s.visit_count, s.agency_count, s.total_amount, s.per_head_median, s.last_visit,
  round(o.avg_rating::numeric, 1) AS avg_rating, o.review_count,
  ${RANK('s.region_code')} AS region_rank,
  ${RANK('s.province')} AS province_rank,
  ${RANK("'national'")} AS national_rank`

/**
 * What `CARD_COLUMNS` needs next to `s`. OFFSET 0 keeps each look-up an index look-up: the planner does not know how
 * short a page is once its limit is a parameter, and would hash whole tables.
 */
export const CARD_JOINS = `
  CROSS JOIN LATERAL (SELECT * FROM restaurants WHERE id = s.restaurant_id OFFSET 0) r
  LEFT JOIN LATERAL (SELECT sub_add2 FROM regions WHERE code = s.region_code OFFSET 0) g ON true`

/** `o` where `s` is the row of all time already. */
export const CARD_JOINS_ALL_TIME = `${CARD_JOINS}
  CROSS JOIN LATERAL (SELECT s.visit_count, s.agency_count, s.avg_rating, s.review_count) o`

/** `o` where `s` is the row of a year or of one kind of institution. */
export const CARD_JOINS_PARTIAL = `${CARD_JOINS}
  CROSS JOIN LATERAL (
    SELECT visit_count, agency_count, avg_rating, review_count FROM restaurant_stats
    WHERE restaurant_id = s.restaurant_id AND year = 0 AND agency_type = '' OFFSET 0
  ) o`

/**
 * Places of equal numbers stand by visits, institutions and name; the id at the end keeps even namesakes in place from
 * page to page. The indexes of `restaurant_stats` end in the same columns.
 */
export const BY_VISITS = 's.visit_count DESC, s.agency_count DESC, s.title, s.restaurant_id'

/** The rows of all time of visible restaurants: the condition of every partial index on `restaurant_stats`. */
export const ALL_TIME = (row: string): string => `${row}.is_active AND ${row}.year = 0 AND ${row}.agency_type = ''`

/** Restaurants that nothing on the site leads to: few, so what is counted from visits leaves them out by their ids. */
export const HIDDEN = `SELECT id FROM restaurants WHERE NOT (${visible('restaurants')})`
