import { CANDIDATES } from '@/domain/recommendation/limits'
import type { Weights } from '@/domain/recommendation/settings'
import type { Bind } from '../backOffice/listSpec'
import { ALL_TIME } from '../directory/sql/restaurantCard'

/** Public, visited, not excluded. */
const ELIGIBLE = `${ALL_TIME('s')} AND s.visit_count > 0
  AND NOT EXISTS (SELECT FROM recommendation_exclusions x WHERE x.restaurant_id = s.restaurant_id)`

const TOP = (by: string): string =>
  `(SELECT s.restaurant_id FROM restaurant_stats s WHERE ${ELIGIBLE} ORDER BY ${by} LIMIT ${CANDIDATES})`

/** A place low in all parts of the score cannot be high in their sum. */
export const NATIONAL = `s.restaurant_id IN (
  ${TOP('s.visit_count DESC, s.agency_count DESC, s.title, s.restaurant_id')}
  UNION ${TOP('s.agency_count DESC, s.visit_count DESC, s.title, s.restaurant_id')}
  UNION ${TOP('s.rating_score DESC, s.visit_count DESC, s.agency_count DESC, s.title, s.restaurant_id')})`

const MOST = (column: string): string => `(SELECT max(s.${column}) FROM restaurant_stats s WHERE ${ALL_TIME('s')})`

/**
 * 0 to 1; on a log scale, so that the tenth visit counts more than the thousandth. `among`: condition on `s`. Selects
 * restaurant_id, region_code, score, visit_count.
 */
export function popularScores({ popular }: Weights, among: string, bind: Bind): string {
  const whole = popular.visits + popular.agencies + popular.rating
  const [visits, agencies, rating] = [popular.visits, popular.agencies, popular.rating].map((part) =>
    bind(part / whole),
  )
  return `
    SELECT s.restaurant_id, s.region_code, s.title, s.visit_count, '{}'::jsonb AS detail,
      (${visits}::float8 * ln(1 + s.visit_count) / greatest(1, ln(1 + most.visits))
        + ${agencies}::float8 * ln(1 + s.agency_count) / greatest(1, ln(1 + most.agencies))
        + ${rating}::float8 * s.rating_score / 5)::real AS score
    FROM restaurant_stats s
    CROSS JOIN (SELECT ${MOST('visit_count')} AS visits, ${MOST('agency_count')} AS agencies) most
    WHERE ${ELIGIBLE} AND ${among}`
}

/** In standard deviations: 3 after 0 is more than 103 after 100. */
export const SURGE = (now: string, before: string): string =>
  `greatest(0, (${now} - ${before}) / sqrt(${before} + 1.0::float8))`

/** By the counts of `refreshSurges`. Columns as in `popularScores`. */
export function trendingScores({ trending }: Weights, bind: Bind): string {
  const whole = trending.visits + trending.reviews
  const [visits, reviews] = [bind(trending.visits / whole), bind(trending.reviews / whole)]
  return `
    SELECT * FROM (
      SELECT s.restaurant_id, s.region_code, s.title, s.visit_count,
        jsonb_build_object('visits', jsonb_build_array(n.visits, n.visits_before),
          'reviews', jsonb_build_array(n.reviews, n.reviews_before)) AS detail,
        (${visits}::float8 * ${SURGE('n.visits', 'n.visits_before')}
          + ${reviews}::float8 * ${SURGE('n.reviews', 'n.reviews_before')})::real AS score
      FROM recommendation_surges n
      JOIN restaurant_stats s ON s.restaurant_id = n.restaurant_id AND ${ELIGIBLE}
    ) t WHERE score > 0`
}

export const BY_SCORE = 'score DESC, visit_count DESC, title, restaurant_id'
