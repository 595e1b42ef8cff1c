import { CANDIDATES, LIKED_STARS } from '@/domain/recommendation/recommendation'
import type { Weights } from '@/domain/recommendation/settings'
import type { Bind } from '../backOffice/listSpec'
import { ALL_TIME } from '../directory/sql/restaurantCard'
import { visible } from '../sqlConditions'

/** Reviews with many stars are weighted by stars. */
export const LIKES = (members: string): string => `
  SELECT f.user_id AS member, f.restaurant_id, 1.0::float8 AS weight
  FROM favorites f WHERE f.user_id IN (${members})
  UNION ALL
  SELECT w.user_id, w.restaurant_id, (w.rating - ${LIKED_STARS - 1})::float8
  FROM reviews w WHERE w.user_id IN (${members}) AND w.rating >= ${LIKED_STARS} AND ${visible('reviews', 'w')}`

/** Districts considered per member, by number of likes. */
const DISTRICTS = 5

/**
 * From their districts' and the country's lists, by similarity of district, category and price. `likes`: relation of
 * member, restaurant_id, weight. Selects member, restaurant_id, position, score.
 */
export function preferenceScores({ preference }: Weights, likes: string, bind: Bind): string {
  const whole = preference.region + preference.category + preference.price + preference.popular
  const part = (name: keyof Weights['preference']): string => `${bind(preference[name] / whole)}::float8`
  const share = (column: string): string => `
    SELECT member, ${column} AS key, sum(weight) / sum(sum(weight)) OVER (PARTITION BY member) AS share,
      row_number() OVER (PARTITION BY member ORDER BY sum(weight) DESC, ${column}) AS place
    FROM liked WHERE ${column} IS NOT NULL GROUP BY 1, 2`
  return `
    SELECT member, restaurant_id, score,
      row_number() OVER (PARTITION BY member ORDER BY score DESC, restaurant_id) AS position
    FROM (
      WITH liked AS MATERIALIZED (
        SELECT l.member, l.weight, s.region_code, coalesce(s.sub_category, s.category) AS kind,
          s.per_head_median AS price
        FROM ${likes} l JOIN restaurant_stats s ON s.restaurant_id = l.restaurant_id AND ${ALL_TIME('s')}
      ),
      regions AS MATERIALIZED (${share('region_code')}),
      kinds AS MATERIALIZED (${share('kind')}),
      prices AS MATERIALIZED (
        SELECT member, sum(weight * ln(price)) / sum(weight) AS price FROM liked WHERE price > 0 GROUP BY 1
      ),
      candidates AS (
        SELECT g.member, r.restaurant_id, r.score, r.category, r.price, g.share AS region_share
        FROM regions g JOIN recommendations r ON r.list = 'region' AND r.scope = g.key WHERE g.place <= ${DISTRICTS}
        UNION ALL
        SELECT m.member, r.restaurant_id, r.score, r.category, r.price, 0
        FROM (SELECT DISTINCT member FROM liked) m CROSS JOIN recommendations r
        WHERE r.list = 'popular' AND r.scope = ''
      ),
      once AS MATERIALIZED (
        SELECT member, restaurant_id, max(score) AS popular, max(region_share) AS region_share,
          min(category) AS category, min(price) AS price
        FROM candidates GROUP BY 1, 2
      )
      SELECT c.member, c.restaurant_id,
        ${part('region')} * c.region_share + ${part('category')} * coalesce(k.share, 0)
          + ${part('price')} * CASE WHEN c.price > 0 AND p.price IS NOT NULL
              THEN 1 / (1 + 2 * abs(ln(c.price) - p.price)) ELSE 0 END
          + ${part('popular')} * c.popular AS score
      FROM once c
      LEFT JOIN kinds k ON k.member = c.member AND k.key = c.category
      LEFT JOIN prices p ON p.member = c.member
      WHERE NOT EXISTS (SELECT FROM ${likes} l WHERE l.member = c.member AND l.restaurant_id = c.restaurant_id)
        AND NOT EXISTS (SELECT FROM recommendation_exclusions x WHERE x.restaurant_id = c.restaurant_id)
    ) scored`
}

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
