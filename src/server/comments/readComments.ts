import type { Comment, OwnComment, MyComments } from '@/contract/comments'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../sqlConditions'
import {
  COMMENT_AUTHOR,
  COMMENT_COLUMNS,
  type CommentRow,
  IN_THREAD,
  OWN_COMMENT,
  OWN_COMMENT_COLUMNS,
  withHtml,
} from './commentColumns'
import { remainingCooldown } from '../posts/claimCooldown'

const READ = `
  SELECT ${COMMENT_COLUMNS} FROM comments c JOIN posts p ON p.id = c.post_id ${COMMENT_AUTHOR}
  WHERE c.id = $1 AND ${IN_THREAD('c')} AND ${visible('posts', 'p')}`

export async function readComment(sql: Queryable, id: number): Promise<Comment | null> {
  const row = (await sql.query<CommentRow>(READ, [id])).rows[0]
  return row ? withHtml(row) : null
}

const READ_OWN = `
  SELECT ${OWN_COMMENT_COLUMNS} FROM comments c ${COMMENT_AUTHOR} WHERE c.id = $2 AND ${OWN_COMMENT('c')}`

/** In any state except deleted. */
export async function readOwnComment(sql: Queryable, member: number, id: number): Promise<OwnComment | null> {
  const row = (await sql.query<Omit<OwnComment, 'content_html'>>(READ_OWN, [member, id])).rows[0]
  return row ? withHtml(row) : null
}

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
