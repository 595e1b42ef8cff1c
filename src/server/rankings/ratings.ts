import { RATING_PRIOR_DECIMALS, RATING_PRIOR_DEFAULT, RATING_PRIOR_REVIEWS } from '@/domain/ratingFormula'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import type { AffectedRestaurants } from './restaurantStats'
import { lockStatsExclusive, lockStatsShared, tryLockStatsShared } from './lock'

/** One row a restaurant, the same for anyone who comes first: those who follow wait there. */
const HOLD = `
  SELECT FROM restaurant_stats WHERE restaurant_id = ANY ($1::int[]) AND year = 0 AND agency_type = ''
  ORDER BY restaurant_id FOR NO KEY UPDATE`

/** `ratingScore` of the domain, on stored numbers. */
const SCORE = (average: string, reviews: string): string => `
  CASE WHEN ${reviews} > 0 THEN (
    (${RATING_PRIOR_REVIEWS} * COALESCE((SELECT mean FROM rating_prior), ${RATING_PRIOR_DEFAULT})
    + ${average} * ${reviews}) / (${RATING_PRIOR_REVIEWS} + ${reviews}))::real ELSE 0::real END`

const REWRITE = (from: string): string => `
  WITH touched AS MATERIALIZED (SELECT id FROM ${from}),
  rated AS (
    SELECT v.restaurant_id, AVG(v.rating)::real AS average, COUNT(*)::int AS reviews
    FROM touched JOIN reviews v ON v.restaurant_id = touched.id
    WHERE ${visible('reviews', 'v')} GROUP BY 1
  ),
  fresh AS (
    SELECT touched.id, COALESCE(w.average, 0::real) AS average, COALESCE(w.reviews, 0) AS reviews,
      ${SCORE('w.average', 'w.reviews')} AS score
    FROM touched LEFT JOIN rated w ON w.restaurant_id = touched.id
  )
  UPDATE restaurant_stats s SET avg_rating = f.average, review_count = f.reviews, rating_score = f.score
  FROM fresh f
  WHERE s.restaurant_id = f.id AND (s.avg_rating, s.review_count, s.rating_score)
    IS DISTINCT FROM (f.average, f.reviews, f.score)`

/** One row, and none while no one has written a review. Answers whether the mean moved. */
const PRIOR = `
  WITH overall AS (
    SELECT round((sum(s.avg_rating::float8 * s.review_count) / sum(s.review_count))::numeric,
      ${RATING_PRIOR_DECIMALS})::real AS mean
    FROM restaurant_stats s WHERE s.is_active AND s.year = 0 AND s.agency_type = '' AND s.review_count > 0
    HAVING count(*) > 0
  )
  INSERT INTO rating_prior AS p (mean) SELECT mean FROM overall
  ON CONFLICT (single) DO UPDATE SET mean = EXCLUDED.mean WHERE p.mean <> EXCLUDED.mean`

const RESCORE = `
  UPDATE restaurant_stats s SET rating_score = ${SCORE('s.avg_rating', 's.review_count')}
  WHERE s.review_count > 0 AND s.rating_score <> ${SCORE('s.avg_rating', 's.review_count')}`

/** Rewrites the ratings of restaurants from nothing but reviews. The caller holds `lockStatsExclusive`. */
export const rewriteRatings = (sql: Queryable, { from, values }: AffectedRestaurants) =>
  sql.query(REWRITE(from), values)

/** Anyone who writes a review waits no longer for an import that rewrites the numbers. */
const WAIT_MS = 100
/** The job that reckons stale ratings. */
export const STALE_RATINGS_TASK = 'refresh_stale_ratings'

/**
 * Recomputes the average and the number of reviews of some restaurants, in all their rows. Call it after the write and
 * in its transaction, no matter what changed: a review, its stars, whether it is shown. Writers about one restaurant
 * queue until commit and count what the one before them committed, so that the numbers equal COUNT(*) and AVG no matter
 * what ran in parallel; about two restaurants they do not meet. (Who makes new rows, `refreshRestaurants`, gives them
 * the ratings of its restaurant: hence the shared lock.) While somebody rewrites the numbers of many, these are noted,
 * and a job reckons them as soon as that ends.
 */
export async function refreshRatings(sql: Queryable, restaurants: readonly number[]): Promise<void> {
  if (restaurants.length === 0) return
  const ids = [...new Set(restaurants)]
  if (await tryLockStatsShared(sql, WAIT_MS)) return rewriteHeld(sql, ids)
  await sql.query('INSERT INTO stale_ratings SELECT unnest($1::int[])', [ids])
  await sql.query('SELECT graphile_worker.add_job($1)', [STALE_RATINGS_TASK])
}

/**
 * Reckons the ratings that had to wait. Call it in a transaction; it waits for a transaction that rewrites the numbers.
 */
export async function refreshStaleRatings(sql: Queryable): Promise<void> {
  await lockStatsShared(sql)
  const { rows } = await sql.query<{ id: number }>('DELETE FROM stale_ratings RETURNING restaurant_id AS id')
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length > 0) await rewriteHeld(sql, ids)
}

async function rewriteHeld(sql: Queryable, ids: readonly number[]): Promise<void> {
  await sql.query(HOLD, [ids])
  await rewriteRatings(sql, { from: 'unnest($1::int[]) AS given (id)', values: [ids] })
}

/**
 * Reckons the mean of all reviews again, and with it the scores of all places that have any. Hourly: a single review
 * hardly moves that mean, and the scores keep their order among themselves in the meantime. Call it in a transaction.
 */
export async function refreshRatingPrior(sql: Queryable): Promise<void> {
  await lockStatsExclusive(sql)
  const { rowCount } = await sql.query(PRIOR)
  if (rowCount) await sql.query(RESCORE)
}
