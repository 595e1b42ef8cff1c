import { RATING_PRIOR_DECIMALS, RATING_PRIOR_DEFAULT, RATING_PRIOR_REVIEWS } from '@/domain/directory/rank'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../sqlConditions'
import type { AffectedRestaurants } from './restaurantStats'
import { lockStatsExclusive, lockStatsShared, tryLockStatsShared } from './lock'

/** Writers queue on one row per restaurant. */
const HOLD = `
  SELECT FROM restaurant_stats WHERE restaurant_id = ANY ($1::int[]) AND year = 0 AND agency_type = ''
  ORDER BY restaurant_id FOR NO KEY UPDATE`

/** `ratingScore` on stored figures. */
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

/** Returns whether the mean moved. */
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

/** The caller holds `lockStatsExclusive`. */
export const rewriteRatings = (sql: Queryable, { from, values }: AffectedRestaurants) =>
  sql.query(REWRITE(from), values)

/** A review does not wait longer for an import that rewrites the figures. */
const WAIT_MS = 100
export const STALE_RATINGS_TASK = 'refresh_stale_ratings'

/**
 * After any change to reviews, in its transaction. Writers of one restaurant queue until commit, so that figures equal
 * COUNT(*) and AVG. (`refreshRestaurants` creates rows, hence the shared lock.) During a rewrite, a job recomputes.
 */
export async function refreshRatings(sql: Queryable, restaurants: readonly number[]): Promise<void> {
  if (restaurants.length === 0) return
  const ids = [...new Set(restaurants)]
  if (await tryLockStatsShared(sql, WAIT_MS)) return rewriteHeld(sql, ids)
  await sql.query('INSERT INTO stale_ratings SELECT unnest($1::int[])', [ids])
  await sql.query('SELECT graphile_worker.add_job($1)', [STALE_RATINGS_TASK])
}

/** In a transaction; waits for a rewrite of the figures. */
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

/** Hourly, because one review hardly moves the mean and scores keep their order in between. In a transaction. */
export async function refreshRatingPrior(sql: Queryable): Promise<void> {
  await lockStatsExclusive(sql)
  const { rowCount } = await sql.query(PRIOR)
  if (rowCount) await sql.query(RESCORE)
}
