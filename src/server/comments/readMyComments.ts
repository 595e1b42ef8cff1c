import type { MyComments, OwnComment } from '@/domain/community/commentSchemas'
import type { Queryable } from '@/infra/database/pool'
import { remainingCooldown } from '../posts/claimCooldown'
import { COMMENT_AUTHOR, OWN_COMMENT, OWN_COMMENT_COLUMNS, withHtml } from './commentColumns'

const MARKS = `
  SELECT
    ARRAY(SELECT id FROM comments WHERE author_id = $1 AND post_id = $2 AND deleted_at IS NULL ORDER BY id) AS own,
    ARRAY(SELECT l.comment_id FROM comment_likes l JOIN comments c ON c.id = l.comment_id
      WHERE l.user_id = $1 AND c.post_id = $2 ORDER BY 1) AS liked,
    ARRAY(SELECT r.comment_id FROM reports r JOIN comments c ON c.id = r.comment_id
      WHERE r.reporter_id = $1 AND r.status = 'pending' AND c.post_id = $2 ORDER BY 1) AS reported`

const UNSEEN_MAX = 20

const UNSEEN = `
  SELECT ${OWN_COMMENT_COLUMNS} FROM comments c ${COMMENT_AUTHOR}
  WHERE c.post_id = $2 AND ${OWN_COMMENT('c')} AND c.status <> 'published'
  ORDER BY c.created_at DESC, c.id DESC LIMIT ${UNSEEN_MAX}`

export async function readMyComments(sql: Queryable, member: number, post: number): Promise<MyComments> {
  const marks = await sql.query<Pick<MyComments, 'own' | 'liked' | 'reported'>>(MARKS, [member, post])
  const { rows } = await sql.query<Omit<OwnComment, 'content_html'>>(UNSEEN, [member, post])
  const wait_seconds = await remainingCooldown(sql, 'comment', member)
  return { own: [], liked: [], reported: [], ...marks.rows[0], unseen: rows.map(withHtml), wait_seconds }
}
