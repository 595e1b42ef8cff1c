import {
  LIST_KEPT,
  CANDIDATES,
  TRENDING_DAYS,
  CHECKED_MEMBERS,
  LIST_SHOWN,
} from '@/domain/recommendation/recommendation'
import { DEFAULT_SETTINGS, type RecommendationSettings, type Weights } from '@/domain/recommendation/settings'
import { Parameters } from '@/infra/database/statements'
import type { Queryable } from '@/infra/database/pool'
import type { CheckOutcome } from '@/contract/recommendations'
import { ALL_TIME } from '../directory/sql/restaurantCard'
import { noteRefresh } from '../refreshRuns'
import { visible } from '../sqlConditions'
import { BY_SCORE, NATIONAL, popularScores, trendingScores, SURGE, LIKES, preferenceScores } from './scoreSql'

/**
 * Leave-one-out: hides the newest favourite of recent members, recommends from their other likes, and counts it in the
 * top ten (hit rate@10), compared to the country's most popular. Members with one favourite are skipped.
 */
export async function checkOffline(sql: Queryable, weights: Weights, members = CHECKED_MEMBERS): Promise<CheckOutcome> {
  const { add: bind, values } = new Parameters()
  const { rows } = await sql.query<CheckOutcome>(
    `WITH recent AS (
       SELECT f.user_id AS member, max(f.created_at) AS at FROM favorites f
       JOIN restaurants r ON r.id = f.restaurant_id AND ${visible('restaurants', 'r')}
       GROUP BY 1 HAVING count(*) > 1 ORDER BY 2 DESC, 1 LIMIT ${bind(members)}
     ),
     held AS MATERIALIZED (
       SELECT DISTINCT ON (f.user_id) f.user_id AS member, f.restaurant_id
       FROM favorites f JOIN recent ON recent.member = f.user_id
       JOIN restaurants r ON r.id = f.restaurant_id AND ${visible('restaurants', 'r')}
       ORDER BY f.user_id, f.created_at DESC, f.id DESC
     ),
     likes AS MATERIALIZED (
       SELECT l.* FROM (${LIKES('SELECT member FROM held')}) l
       WHERE NOT EXISTS (SELECT FROM held h WHERE h.member = l.member AND h.restaurant_id = l.restaurant_id)
     ),
     preferred AS MATERIALIZED (${preferenceScores(weights, 'likes', bind)})
     SELECT count(*)::int AS members,
       count(*) FILTER (WHERE EXISTS (SELECT FROM preferred p WHERE p.member = h.member
         AND p.restaurant_id = h.restaurant_id AND p.position <= ${LIST_SHOWN}))::int AS "preferenceHits",
       count(*) FILTER (WHERE EXISTS (SELECT FROM recommendations r WHERE r.list = 'popular' AND r.scope = ''
         AND r.position <= ${LIST_SHOWN} AND r.restaurant_id = h.restaurant_id))::int AS "popularHits"
     FROM held h`,
    values,
  )
  return rows[0] ?? { members: 0, preferenceHits: 0, popularHits: 0 }
}

const SEOUL = `AT TIME ZONE 'Asia/Seoul'`
/** Counted back from the newest visit. */
const BEFORE = (days: number): string => `(newest.day - ${days})::timestamp ${SEOUL}`

/** Records are published months late, so the last 30 days from today are empty. */
const NEWEST = `
  SELECT s.last_visit AS day FROM restaurant_stats s
  WHERE ${ALL_TIME('s')} AND s.last_visit <= (now() ${SEOUL})::date ORDER BY s.last_visit DESC NULLS LAST LIMIT 1`

/** In both windows. */
const REVIEWS = `
  SELECT w.restaurant_id,
    count(*) FILTER (WHERE w.created_at > now() - interval '${TRENDING_DAYS} days')::int AS reviews,
    count(*) FILTER (WHERE w.created_at <= now() - interval '${TRENDING_DAYS} days')::int AS reviews_before
  FROM reviews w WHERE ${visible('reviews', 'w')} AND w.created_at > now() - interval '${2 * TRENDING_DAYS} days'
  GROUP BY 1`

/** From one index range. */
const VISITS = `
  SELECT count(*) FILTER (WHERE v.spent_at >= ${BEFORE(TRENDING_DAYS - 1)})::int AS visits,
    count(*) FILTER (WHERE v.spent_at < ${BEFORE(TRENDING_DAYS - 1)})::int AS visits_before
  FROM visits v WHERE v.restaurant_id = c.restaurant_id AND v.spent_at >= ${BEFORE(2 * TRENDING_DAYS - 1)}
    AND v.spent_at < ${BEFORE(-1)}`

/** A place low in both cannot be high in their sum. */
const FILL = `
  WITH newest AS MATERIALIZED (${NEWEST}), reviewed AS MATERIALIZED (${REVIEWS}),
  candidates AS (
    SELECT s.restaurant_id FROM newest
    JOIN restaurant_stats s ON ${ALL_TIME('s')} AND s.last_visit > newest.day - ${TRENDING_DAYS}
    UNION SELECT restaurant_id FROM reviewed WHERE reviews > reviews_before
  ),
  counted AS (
    SELECT c.restaurant_id, v.visits, v.visits_before, coalesce(w.reviews, 0) AS reviews,
      coalesce(w.reviews_before, 0) AS reviews_before
    FROM newest CROSS JOIN candidates c CROSS JOIN LATERAL (${VISITS}) v
    LEFT JOIN reviewed w ON w.restaurant_id = c.restaurant_id
    WHERE v.visits > v.visits_before OR w.reviews > w.reviews_before
  )
  INSERT INTO recommendation_surges (restaurant_id, visits, visits_before, reviews, reviews_before)
  SELECT restaurant_id, visits, visits_before, reviews, reviews_before
  FROM (SELECT *, row_number() OVER (ORDER BY ${SURGE('visits', 'visits_before')} DESC, restaurant_id) AS by_visits,
          row_number() OVER (ORDER BY ${SURGE('reviews', 'reviews_before')} DESC, restaurant_id) AS by_reviews
        FROM counted) ranked
  WHERE by_visits <= ${CANDIDATES} OR by_reviews <= ${CANDIDATES}`

/** 30 days against the previous 30, for the top surges. Independent of weights, so that these can be previewed. */
async function refreshSurges(sql: Queryable): Promise<void> {
  await sql.query('DELETE FROM recommendation_surges')
  await sql.query(FILL)
}

const RECOMMENDATION_LOCK = 8_214_003_133

const INSERT = (list: string, scope: string, scores: string): string => `
  INSERT INTO recommendations (list, scope, position, restaurant_id, score, detail, category, price)
  SELECT '${list}', scope, position, ranked.restaurant_id, score, detail, coalesce(o.sub_category, o.category),
    o.per_head_median
  FROM (SELECT *, row_number() OVER (PARTITION BY scope ORDER BY ${BY_SCORE}) AS position
        FROM (SELECT *, ${scope} AS scope FROM (${scores}) s) scoped) ranked
  JOIN restaurant_stats o ON o.restaurant_id = ranked.restaurant_id AND ${ALL_TIME('o')}
  WHERE position <= ${LIST_KEPT} AND scope IS NOT NULL`

/** Also evaluates the lists. `sql`: inside a transaction without a short deadline: a million visits take seconds */
export async function refreshRecommendations(sql: Queryable): Promise<void> {
  const started = performance.now()
  await sql.query('SELECT pg_advisory_xact_lock($1)', [RECOMMENDATION_LOCK])
  const { rows } = await sql.query<Pick<RecommendationSettings, 'weights'>>(
    'SELECT weights FROM recommendation_settings',
  )
  const { weights } = rows[0] ?? DEFAULT_SETTINGS
  await sql.query('DELETE FROM recommendations')
  const insert = async (list: string, scope: string, scores: (bind: (value: unknown) => string) => string) => {
    const { add, values } = new Parameters()
    await sql.query(INSERT(list, scope, scores(add)), values)
  }
  await refreshSurges(sql)
  await insert('popular', `''`, (bind) => popularScores(weights, NATIONAL, bind))
  await insert('region', 'region_code', (bind) => popularScores(weights, 'true', bind))
  await insert('trending', `''`, (bind) => trendingScores(weights, bind))
  const check = await checkOffline(sql, weights)
  await sql.query(
    `INSERT INTO recommendation_checks (weights, member_count, preference_hits, popular_hits) VALUES ($1, $2, $3, $4)`,
    [JSON.stringify(weights), check.members, check.preferenceHits, check.popularHits],
  )
  await noteRefresh(sql, 'recommendations', started)
}
