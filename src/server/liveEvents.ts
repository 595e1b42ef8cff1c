import type { Queryable } from '@/infra/database/pool'
import { LIVE_EVENT_HOURS } from '@/domain/live'
import { POLL_RUNS } from './plan/polls'
import { VISIBLE_POST } from './posts/postColumns'

const FIND = `
  WITH heard AS (
    SELECT topic, split_part(topic, ':', 1) AS subject, split_part(topic, ':', 2)::bigint AS id
    FROM unnest($1::text[]) AS listed (topic)
  )
  SELECT topic FROM heard h WHERE h.subject = 'session'
    AND NOT EXISTS (SELECT FROM sessions s WHERE s.id = h.id AND s.expires_at > now())
  UNION ALL
  SELECT topic FROM heard h WHERE h.subject = 'post'
    AND NOT EXISTS (SELECT FROM posts p WHERE p.id = h.id AND (${VISIBLE_POST('p')}))
  UNION ALL
  SELECT topic FROM heard h WHERE h.subject = 'poll'
    AND NOT EXISTS (SELECT FROM polls WHERE id = h.id AND ${POLL_RUNS})`

/** Ended sessions and polls, hidden posts. */
export async function findEndedTopics(sql: Queryable, topics: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ topic: string }>(FIND, [topics])
  return rows.map(({ topic }) => topic)
}

/** Keeps the newest, which holds the current id. */
export async function pruneLiveEvents(sql: Queryable): Promise<void> {
  await sql.query(
    `DELETE FROM live_events WHERE created_at < now() - make_interval(hours => $1)
      AND id < (SELECT max(id) FROM live_events)`,
    [LIVE_EVENT_HOURS],
  )
}
