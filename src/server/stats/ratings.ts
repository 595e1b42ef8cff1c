import type { Sql } from '@/infra/database/pool'
import { visible } from '../visibility'
import type { Touched } from './figures'
import { shareStats } from './lock'

/** One row a restaurant, the same for whoever comes first: those who follow wait there. */
const HOLD = `
  SELECT FROM restaurant_stats WHERE restaurant_id = ANY ($1::int[]) AND year = 0 AND agency_type = ''
  ORDER BY restaurant_id FOR NO KEY UPDATE`

const REWRITE = (from: string): string => `
  WITH touched AS MATERIALIZED (SELECT id FROM ${from}),
  rated AS (
    SELECT v.restaurant_id, AVG(v.rating)::real AS average, COUNT(*)::int AS reviews
    FROM touched JOIN reviews v ON v.restaurant_id = touched.id
    WHERE ${visible('reviews', 'v')} GROUP BY 1
  )
  UPDATE restaurant_stats s SET avg_rating = COALESCE(w.average, 0), review_count = COALESCE(w.reviews, 0)
  FROM touched LEFT JOIN rated w ON w.restaurant_id = touched.id
  WHERE s.restaurant_id = touched.id
    AND (s.avg_rating, s.review_count) IS DISTINCT FROM (COALESCE(w.average, 0::real), COALESCE(w.reviews, 0))`

/** Rewrites the ratings of restaurants from nothing but reviews. The caller is alone with the numbers (`lockStats`). */
export const rewriteRatings = (sql: Sql, { from, values }: Touched) => sql.query(REWRITE(from), values)

/**
 * Recomputes the average and the number of reviews of some restaurants, in all their rows. Call it after the write and
 * in its transaction, whatever changed: a review, its stars, whether it is shown. Writers about one restaurant queue
 * until commit and count what the one before them committed, so that the numbers equal COUNT(*) and AVG whatever ran
 * in parallel; about two restaurants they do not meet. (Who makes new rows, `refreshRestaurants`, gives them the ratings
 * of its restaurant: hence the shared lock.)
 */
export async function refreshRatings(sql: Sql, restaurants: readonly number[]): Promise<void> {
  if (restaurants.length === 0) return
  const ids = [...new Set(restaurants)]
  await shareStats(sql)
  await sql.query(HOLD, [ids])
  await rewriteRatings(sql, { from: 'unnest($1::int[]) AS given (id)', values: [ids] })
}
