import type { Comment, OwnComment } from '@/domain/community/commentSchemas'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import {
  COMMENT_AUTHOR,
  COMMENT_COLUMNS,
  type CommentRow,
  IN_THREAD,
  OWN_COMMENT,
  OWN_COMMENT_COLUMNS,
  withHtml,
} from './commentColumns'

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
