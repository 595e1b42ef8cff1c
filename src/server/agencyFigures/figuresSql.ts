import { AGENCY_DEPARTMENTS, AGENCY_PLACES, AGENCY_SOURCES } from '@/domain/agency/agency'
import { ALL_TIME } from '../directory/sql/restaurantCard'

const KOREA = `AT TIME ZONE 'Asia/Seoul'`

/** Won per head; the last step of the histogram is open-ended. */
export const STEP_WON = 5_000
export const STEPS = 12

/** Of public restaurants; the title sorts ties. */
const SEEN = `
  SELECT v.agency_id, v.restaurant_id, v.department_id, v.source_document_id, v.has_time, v.occasion, w.title,
    v.spent_at ${KOREA} AS at, v.amount::bigint AS amount, v.headcount::bigint AS headcount,
    CASE WHEN v.headcount > 0 THEN v.amount::float8 / v.headcount::float8 END AS per_head,
    doc.url IS NOT NULL AS is_sourced
  FROM touched JOIN visits v ON v.agency_id = touched.id
  LEFT JOIN source_documents doc ON doc.id = v.source_document_id
  JOIN restaurant_stats w ON w.restaurant_id = v.restaurant_id AND ${ALL_TIME('w')}`

const wholeWon = (won: string, type: 'int' | 'bigint'): string =>
  type === 'int' ? `LEAST(round((${won})::numeric), 2147483647)::int` : `round((${won})::numeric)::bigint`
const SUM = 'COALESCE(sum(amount), 0)::bigint'
const MEDIAN = `CASE WHEN count(per_head) > 0
  THEN ${wholeWon('percentile_cont(0.5) WITHIN GROUP (ORDER BY per_head)', 'int')} END`

/** Of the agencies `$1` (int[]), by restaurant. */
export const COUNT_PLACES = `
  SELECT agency_id, restaurant_id, count(*)::int AS visit_count, ${SUM} AS total_amount,
    ${MEDIAN} AS per_head_median, max(at)::date AS last_visit
  FROM (
    SELECT agency_id, restaurant_id, amount, spent_at ${KOREA} AS at,
      CASE WHEN headcount > 0 THEN amount::float8 / headcount::float8 END AS per_head
    FROM visits WHERE agency_id = ANY ($1::int[])
  ) visits GROUP BY 1, 2`

/** Visits per price step, as int[]. */
const STEP_COUNTS = `ARRAY[${Array.from({ length: STEPS }, (_, step) => {
  const below = step + 1 < STEPS ? ` AND per_head < ${(step + 1) * STEP_WON}` : ''
  return `count(*) FILTER (WHERE per_head >= ${step * STEP_WON}${below})::int`
}).join(', ')}]`

const TOTALS = `
  SELECT agency_id, count(*)::int AS visit_count, count(DISTINCT restaurant_id)::int AS restaurant_count,
    ${SUM} AS total_amount, COALESCE(sum(headcount), 0)::bigint AS headcount_total,
    count(*) FILTER (WHERE NOT has_time)::int AS time_unknown_count,
    count(*) FILTER (WHERE is_sourced)::int AS sourced_count, ${STEP_COUNTS} AS per_head_steps,
    min(at)::date AS first_visit, max(at)::date AS last_visit, count(per_head)::int AS per_head_visits,
    percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY per_head) AS quarters
  FROM seen GROUP BY agency_id`

const PLACES = `
  SELECT agency_id, restaurant_id AS id, title, count(*)::int AS visit_count, ${SUM} AS total_amount,
    max(at)::date AS last_visit, rank() OVER (PARTITION BY agency_id ORDER BY count(*) DESC) AS rank
  FROM seen GROUP BY agency_id, restaurant_id, title`

const listOf = (rows: string, item: string, order: string): string => `
  SELECT agency_id, jsonb_agg(jsonb_build_object(${item}) ORDER BY ${order}) AS list FROM (${rows}) rows
  GROUP BY agency_id`

const firstOf = (rows: string, order: string, limit: number): string => `
  SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY agency_id ORDER BY ${order}) AS nth FROM (${rows}) all_rows)
  numbered WHERE nth <= ${limit}`

const MONTHS = `SELECT agency_id, to_char(at, 'YYYY-MM') AS month, count(*) AS visits, ${SUM} AS amount
  FROM seen GROUP BY 1, 2`
const HOURS = `SELECT agency_id, EXTRACT(isodow FROM at)::int AS weekday, EXTRACT(hour FROM at)::int AS hour,
  count(*) AS visits FROM seen WHERE has_time GROUP BY 1, 2, 3`
const OCCASIONS = `SELECT agency_id, occasion, count(*) AS visits FROM seen WHERE occasion IS NOT NULL GROUP BY 1, 2`
const DEPARTMENTS = `SELECT agency_id, department_id AS id, count(*) AS visits, ${SUM} AS amount
  FROM seen WHERE department_id IS NOT NULL GROUP BY 1, 2`
const SOURCES = `SELECT agency_id, source_document_id AS id, count(*) AS visits, max(at)::date AS last
  FROM seen WHERE source_document_id IS NOT NULL GROUP BY 1, 2`
/** Whether or not their restaurants are public. */
const IMPORTED = `
  SELECT v.agency_id, jsonb_agg(DISTINCT to_char(v.spent_at ${KOREA}, 'YYYY-MM')) AS list
  FROM touched JOIN visits v ON v.agency_id = touched.id GROUP BY 1`

const list = (name: string): string => `COALESCE(${name}.list, '[]')`
const howMany = (name: string): string => `COALESCE((SELECT count(*) FROM ${name} d WHERE d.agency_id = t.id), 0)`

export const FIGURE_COLUMNS = [
  'visit_count',
  'restaurant_count',
  'total_amount',
  'headcount_total',
  'time_unknown_count',
  'sourced_count',
  'per_head_steps',
  'per_head_median',
  'first_visit',
  'last_visit',
  'figures',
] as const

/** Of every agency, in `agency_stats` columns. */
export const COUNT_TOTALS = `
  WITH touched AS (SELECT id FROM agencies), seen AS (${SEEN}) ${TOTALS}`

/** Of the agencies `$1` (int[]), from visits alone: names may change, so reads resolve them. */
export const COUNT_FIGURES = `
  WITH touched AS MATERIALIZED (SELECT DISTINCT id FROM unnest($1::int[]) AS given (id)),
  seen AS MATERIALIZED (${SEEN}),
  totals AS (${TOTALS}),
  first_places AS MATERIALIZED (${firstOf(PLACES, 'visit_count DESC, title, id', AGENCY_PLACES)}),
  medians AS (
    SELECT agency_id, restaurant_id, ${MEDIAN} AS per_head_median
    FROM seen JOIN (SELECT agency_id, id AS restaurant_id FROM first_places) p USING (agency_id, restaurant_id)
    GROUP BY 1, 2
  ),
  places AS (${listOf(
    `SELECT p.*, m.per_head_median
    FROM first_places p JOIN medians m ON (m.agency_id, m.restaurant_id) = (p.agency_id, p.id)`,
    `'id', id, 'rank', rank, 'visit_count', visit_count, 'total_amount', total_amount,
      'per_head_median', per_head_median, 'last_visit', last_visit`,
    'nth',
  )}),
  months AS (${listOf(MONTHS, `'month', month, 'visit_count', visits, 'total_amount', amount`, 'month')}),
  hours AS (${listOf(HOURS, `'weekday', weekday, 'hour', hour, 'visit_count', visits`, 'weekday, hour')}),
  occasions AS (${listOf(OCCASIONS, `'occasion', occasion, 'visit_count', visits`, 'visits DESC, occasion')}),
  all_departments AS (${DEPARTMENTS}),
  departments AS (${listOf(
    firstOf('SELECT * FROM all_departments', 'visits DESC, id', AGENCY_DEPARTMENTS),
    `'id', id, 'visit_count', visits, 'total_amount', amount`,
    'nth',
  )}),
  all_sources AS (${SOURCES}),
  sources AS (${listOf(
    firstOf('SELECT * FROM all_sources', 'last DESC, id DESC', AGENCY_SOURCES),
    `'id', id, 'visit_count', visits, 'last_visit', last`,
    'nth',
  )}),
  imported AS (${IMPORTED})
  SELECT t.id AS agency_id, COALESCE(o.visit_count, 0) AS visit_count,
    COALESCE(o.restaurant_count, 0) AS restaurant_count, COALESCE(o.total_amount, 0) AS total_amount,
    COALESCE(o.headcount_total, 0) AS headcount_total, COALESCE(o.time_unknown_count, 0) AS time_unknown_count,
    COALESCE(o.sourced_count, 0) AS sourced_count, COALESCE(o.per_head_steps, '{}') AS per_head_steps,
    ${wholeWon('o.quarters[2]', 'int')} AS per_head_median, o.first_visit, o.last_visit,
    jsonb_build_object(
      'per_head', CASE WHEN o.per_head_visits > 0 THEN jsonb_build_object(
        'median', ${wholeWon('o.quarters[2]', 'bigint')}, 'low', ${wholeWon('o.quarters[1]', 'bigint')},
        'high', ${wholeWon('o.quarters[3]', 'bigint')}, 'visits', o.per_head_visits) END,
      'places', ${list('places')}, 'months', ${list('months')}, 'hours', ${list('hours')},
      'occasions', ${list('occasions')},
      'departments', ${list('departments')}, 'department_count', ${howMany('all_departments')},
      'sources', ${list('sources')}, 'source_count', ${howMany('all_sources')},
      'imported', ${list('imported')}) AS figures
  FROM touched t LEFT JOIN totals o ON o.agency_id = t.id
  ${['places', 'months', 'hours', 'occasions', 'departments', 'sources', 'imported']
    .map((name) => `LEFT JOIN ${name} ON ${name}.agency_id = t.id`)
    .join('\n  ')}`
