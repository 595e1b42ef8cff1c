import type { Statistics } from '@/domain/directory/schemas'
import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge } from './sql/cacheIfLarge'
import { ALL_TIME, HIDDEN } from './sql/restaurantCard'

/** Won a head are grouped in steps of this size; what costs more than the last step is in it. */
const STEP_WON = 5_000
const STEPS = 12

/** Visits of hidden restaurants do not count: nothing on the site would lead to them. */
const TOTALS = `
  SELECT count(*) AS restaurant_count, COALESCE(sum(s.visit_count), 0) AS visit_count,
    count(DISTINCT s.region_code) AS region_count, max(s.last_visit) AS last_visit
  FROM restaurant_stats s WHERE ${ALL_TIME('s')}`

const AGENCIES = `
  SELECT count(*) AS agency_count FROM agencies a
  WHERE EXISTS (SELECT FROM visits v WHERE v.agency_id = a.id AND v.restaurant_id NOT IN (${HIDDEN}))`

/** One pass over the visits; a visit without a price a head has no step. */
const STEPS_OF_VISITS = `
  SELECT
    CASE WHEN v.headcount > 0 THEN LEAST(floor(v.amount::float8 / v.headcount::float8 / $1), $2 - 1)::int END AS step,
    count(*) AS visit_count, count(*) FILTER (WHERE doc.url IS NOT NULL) AS sourced
  FROM visits v LEFT JOIN source_documents doc ON doc.id = v.source_document_id
  WHERE v.restaurant_id NOT IN (${HIDDEN})
  GROUP BY 1`

const YEARS = `
  SELECT DISTINCT s.year FROM restaurant_stats s WHERE s.is_active AND s.year > 0 AND s.agency_type = ''
  ORDER BY 1 DESC`

const AGENCY_TYPES = `
  SELECT s.agency_type AS type, sum(s.visit_count) AS visit_count
  FROM restaurant_stats s WHERE s.is_active AND s.year = 0 AND s.agency_type <> '' GROUP BY 1 ORDER BY 2 DESC, 1`

type Totals = Pick<Statistics, 'restaurant_count' | 'visit_count' | 'region_count' | 'last_visit'>
const none: Totals = { restaurant_count: 0, visit_count: 0, region_count: 0, last_visit: null }

/** Restaurants, visits and districts of what everybody sees, and the last visit. */
export async function readTotals(sql: Queryable): Promise<Totals> {
  return { ...none, ...(await sql.query<Totals>(TOTALS)).rows[0] }
}

async function countAll(sql: Queryable): Promise<Statistics> {
  const [totals, agencies, visits, years, types] = await Promise.all([
    readTotals(sql),
    sql.query<{ agency_count: number }>(AGENCIES),
    sql.query<{ step: number | null; visit_count: number; sourced: number }>(STEPS_OF_VISITS, [STEP_WON, STEPS]),
    sql.query<{ year: number }>(YEARS),
    sql.query<Statistics['agency_types'][number]>(AGENCY_TYPES),
  ])
  const steps = new Map(visits.rows.map(({ step, visit_count }) => [step, visit_count]))
  const sum = (pick: 'visit_count' | 'sourced') => visits.rows.reduce((total, row) => total + row[pick], 0)
  return {
    ...totals,
    agency_count: agencies.rows[0]?.agency_count ?? 0,
    source_share: sum('sourced') / Math.max(1, sum('visit_count')),
    per_head: Array.from({ length: STEPS }, (_, step) => ({
      from: step * STEP_WON,
      visit_count: steps.get(step) ?? 0,
    })),
    years: years.rows.map(({ year }) => year),
    agency_types: types.rows,
  }
}

/** From here on counting takes longer than an answer should. */
const LARGE_DIRECTORY = 20_000

/**
 * Numbers about the whole directory, counted from the data: never invented, zero when there is none. In a large
 * directory they may be a minute old.
 */
export const readStatistics = (sql: Queryable): Promise<Statistics> =>
  cacheIfLarge(
    sql,
    'statistics',
    () => countAll(sql),
    ({ visit_count }) => visit_count >= LARGE_DIRECTORY,
  )
