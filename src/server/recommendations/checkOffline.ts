import type { CheckOutcome } from '@/domain/recommendation/recommendations'
import { CHECKED_MEMBERS, LIST_SHOWN } from '@/domain/recommendation/limits'
import type { Weights } from '@/domain/recommendation/settings'
import { Parameters } from '@/infra/database/parameters'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import { LIKES, preferenceScores } from './preferenceSql'

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
