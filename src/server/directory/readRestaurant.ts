import type { RestaurantDetail } from '@/contract/directory'
import type { Queryable } from '@/infra/database/pool'
import { jsonArrayOf } from '../reviewColumns'
import { resolveVisibleRestaurant } from './findRestaurant'
import { OCCASIONS_OF_RESTAURANT } from './sql/occasionConditions'
import { PHOTOGRAPHS, ALL_TIME, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from './sql/restaurantCard'
import { fillMissingMonths } from './fillMissingMonths'

const KOREA = `AT TIME ZONE 'Asia/Seoul'`

const VISITORS = `
  SELECT v.agency_id, a.name AS agency, d.name AS department, v.visits AS visit_count
  FROM (SELECT agency_id, department_id, count(*) AS visits FROM visits WHERE restaurant_id = r.id GROUP BY 1, 2) v
  JOIN agencies a ON a.id = v.agency_id LEFT JOIN departments d ON d.id = v.department_id
  ORDER BY v.visits DESC, a.name, d.name`

const MONTHS = `
  SELECT to_char(month, 'YYYY-MM') AS month, visit_count, total_amount
  FROM restaurant_monthly_stats WHERE restaurant_id = r.id ORDER BY month`

const MONTH_START = (month: string): string => `(${month} ${KOREA})`

/** One look-up per institution and month; usually the first suffices. */
const COLLECTED = `
  SELECT to_char(n.month, 'YYYY-MM') FROM generate_series(date_trunc('year', s.first_visit::timestamp),
    date_trunc('year', s.last_visit::timestamp) + interval '11 months', interval '1 month') n (month)
  WHERE EXISTS (
    SELECT FROM (SELECT DISTINCT agency_id FROM visits WHERE restaurant_id = r.id) a
    WHERE EXISTS (SELECT FROM visits v WHERE v.agency_id = a.agency_id
      AND v.spent_at >= ${MONTH_START('n.month')} AND v.spent_at < ${MONTH_START(`(n.month + interval '1 month')`)}))
  ORDER BY n.month`

const HOURS = `
  SELECT EXTRACT(isodow FROM spent_at ${KOREA})::int AS weekday, EXTRACT(hour FROM spent_at ${KOREA})::int AS hour,
    count(*) AS visit_count
  FROM visits WHERE restaurant_id = r.id AND has_time GROUP BY 1, 2 ORDER BY 1, 2`

const PER_HEAD = `
  SELECT round((quarters)[2]::numeric)::bigint AS median, round((quarters)[1]::numeric)::bigint AS low,
    round((quarters)[3]::numeric)::bigint AS high, visits
  FROM (
    SELECT percentile_cont(ARRAY[0.25, 0.5, 0.75])
      WITHIN GROUP (ORDER BY amount::float8 / headcount::float8) AS quarters,
      count(*) AS visits
    FROM visits WHERE restaurant_id = r.id AND headcount > 0 AND amount IS NOT NULL
  ) spread WHERE visits > 0`

const HEADCOUNT = `
  SELECT round((percentile_cont(0.5) WITHIN GROUP (ORDER BY headcount))::numeric)::int
  FROM visits WHERE restaurant_id = r.id AND headcount > 0`

const DETAIL = `
  SELECT ${CARD_COLUMNS},
    to_char(r.closed_on ${KOREA}, 'YYYY-MM-DD') AS closed_on,
    to_char(r.verified_on ${KOREA}, 'YYYY-MM-DD') AS verified_on,
    s.headcount_total, (${HEADCOUNT}) AS headcount_median, s.first_visit, s.time_unknown_count,
    ARRAY(SELECT DISTINCT spelling FROM restaurant_aliases WHERE restaurant_id = r.id ORDER BY spelling) AS spellings,
    ${jsonArrayOf(VISITORS)} AS visitors, ${jsonArrayOf(MONTHS)} AS months,
    ARRAY(${COLLECTED}) AS collected_months, ${jsonArrayOf(HOURS)} AS hours,
    (SELECT row_to_json(p) FROM (${PER_HEAD}) p) AS per_head, ${jsonArrayOf(OCCASIONS_OF_RESTAURANT)} AS occasions,
    ${PHOTOGRAPHS} AS photos
  FROM restaurant_stats s ${CARD_JOINS_ALL_TIME}
  WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}`

/** One statement. A merged one gives the survivor's id; a hidden, trashed or unknown one null. */
export async function readRestaurant(
  sql: Queryable,
  id: number,
): Promise<RestaurantDetail | { mergedInto: number } | null> {
  const { rows } = await sql.query<RestaurantDetail>(DETAIL, [id])
  const [detail] = rows
  if (detail) return { ...detail, months: fillMissingMonths(detail.months) }
  const shown = await resolveVisibleRestaurant(sql, id)
  return shown === null || shown === id ? null : { mergedInto: shown }
}
