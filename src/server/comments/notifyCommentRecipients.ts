import type { Queryable } from '@/infra/database/pool'
import { addNotifications } from '../notifications'
import { VISIBLE_COMMENT } from './commentColumns'

type Kind = 'comment_mention' | 'comment_reply' | 'post_comment'

interface Listener {
  user: number
  kind: Kind
  post: number
  comment: number
  parent: number | null
  about: string
  by: number
}

/** Each once, for the most specific reason; not of their own comment, one by someone they muted, or twice. */
const LISTENERS = `
  WITH written AS (
    SELECT c.id, c.post_id, c.parent_id, c.author_id, p.title, p.author_id AS poster,
      (SELECT answered.author_id FROM comments answered WHERE answered.id = c.parent_id) AS answered
    FROM comments c JOIN posts p ON p.id = c.post_id WHERE c.id = $1 AND ${VISIBLE_COMMENT('c')}
  ), concerned AS (
    SELECT m.user_id, 1 AS nearness, 'comment_mention' AS kind FROM comment_mentions m WHERE m.comment_id = $1
    UNION ALL SELECT answered, 2, 'comment_reply' FROM written
    UNION ALL SELECT poster, 3, 'post_comment' FROM written
  )
  SELECT DISTINCT ON (concerned.user_id) concerned.user_id AS "user", concerned.kind, w.post_id AS post,
    w.id AS comment, w.parent_id AS parent, w.title AS about, w.author_id AS by
  FROM concerned, written w
  WHERE concerned.user_id IS NOT NULL AND concerned.user_id <> w.author_id
    AND NOT EXISTS (SELECT FROM member_mutes m WHERE m.user_id = concerned.user_id AND m.muted_id = w.author_id)
    AND NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = concerned.user_id
      AND n.kind IN ('comment_mention', 'comment_reply', 'post_comment') AND n.params ->> 'comment' = w.id::text)
  ORDER BY concerned.user_id, concerned.nearness`

/** In the publishing transaction; held comments wait. After an edit, only the newly mentioned. Returns how many. */
export async function notifyCommentRecipients(sql: Queryable, comment: number): Promise<number> {
  const { rows } = await sql.query<Listener>(LISTENERS, [comment])
  return addNotifications(
    sql,
    rows.map(({ user, kind, parent, ...params }) =>
      kind === 'comment_reply' ? { user, kind, params: { ...params, parent: parent ?? 0 } } : { user, kind, params },
    ),
  )
}
