import {
  OCCASION_FACETS,
  type OccasionFacet,
  OCCASION_SHARE_DENOMINATOR,
  OCCASION_VISITS_MIN,
} from '@/domain/expense/occasions'

/** As `usedFor` decides. Both are numbers of visits. */
const isUsedFor = (visits: string, known: string): string =>
  `${visits} >= ${OCCASION_VISITS_MIN} AND ${visits} * ${OCCASION_SHARE_DENOMINATOR} >= ${known}`

/** `restaurant_id` and `used_for`, for those of `touched` (ids) that are used for any. */
export const USED_OCCASIONS = `
  SELECT restaurant_id, array_agg(occasion::text ORDER BY occasion) AS used_for
  FROM (
    SELECT v.restaurant_id, v.occasion, count(*) AS visits,
      sum(count(*)) OVER (PARTITION BY v.restaurant_id) AS known
    FROM touched JOIN visits v ON v.restaurant_id = touched.id WHERE v.occasion IS NOT NULL GROUP BY 1, 2
  ) counts
  WHERE occasion IN (${OCCASION_FACETS.map((code) => `'${code}'`).join(', ')}) AND ${isUsedFor('visits', 'known')}
  GROUP BY 1`

/** A literal, so that the partial index applies. `row` is of `restaurant_stats`. */
export const occasionCondition = (code: OccasionFacet, row: string): string => `${row}.used_for @> '{${code}}'`

/** Named by their codes. Only rows that meet `also` count. */
export const occasionCounts = (row: string, also: string): string =>
  OCCASION_FACETS.map(
    (code) => `count(*) FILTER (WHERE ${occasionCondition(code, row)} AND ${also})::int AS ${code}`,
  ).join(', ')

/** All occasions of restaurant `r` with their visits, most frequent first. */
export const OCCASIONS_OF_RESTAURANT = `
  SELECT occasion, count(*) AS visit_count FROM visits
  WHERE restaurant_id = r.id AND occasion IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`
