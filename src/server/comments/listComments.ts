import type { CommentPage, CommentQuery, ReplyQuery } from '@/domain/community/commentSchemas'
import { COMMENT_PAGE_SIZE, REPLY_PAGE_SIZE } from '@/domain/community/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import { IN_THREAD, VISIBLE_COMMENT } from './commentColumns'
import { readCommentPage } from './readCommentPage'

const TOP = `c.post_id = $1 AND c.parent_id IS NULL AND ${IN_THREAD('c')}`
const REPLIES = `c.parent_id = $1 AND c.parent_id IS NOT NULL AND ${VISIBLE_COMMENT('c')}`

const ROOT = 'SELECT COALESCE(parent_id, id) AS id FROM comments WHERE id = $1'

/** Itself if it is the first. */
async function rootOf(sql: Queryable, id: number): Promise<number> {
  return (await sql.query<{ id: number }>(ROOT, [id])).rows[0]?.id ?? id
}

/** Top level. `at` starts at the thread of a comment, which may be a reply. */
export async function listComments(
  sql: Queryable,
  post: number,
  { sort, at, ...place }: CommentQuery,
): Promise<Result<CommentPage>> {
  const shown = await sql.query(`SELECT FROM posts WHERE id = $1 AND ${visible('posts')}`, [post])
  if (!shown.rowCount) return fail({ code: 'post-not-found', params: {} })
  const list = { where: TOP, of: post, order: sort, size: COMMENT_PAGE_SIZE }
  const root = at === undefined ? {} : { at: await rootOf(sql, at) }
  const page = await readCommentPage(sql, list, { ...place, ...root })
  return page ? ok(page) : fail({ code: 'comment-not-found', params: {} })
}

const ANSWERED = `
  SELECT FROM comments c JOIN posts p ON p.id = c.post_id
  WHERE c.id = $1 AND c.parent_id IS NULL AND ${IN_THREAD('c')} AND ${visible('posts', 'p')}`

/** Oldest first. */
export async function listReplies(sql: Queryable, comment: number, query: ReplyQuery): Promise<Result<CommentPage>> {
  const answered = await sql.query(ANSWERED, [comment])
  if (!answered.rowCount) return fail({ code: 'comment-not-found', params: {} })
  const list = { where: REPLIES, of: comment, order: 'oldest' as const, size: REPLY_PAGE_SIZE }
  const page = await readCommentPage(sql, list, query)
  return page ? ok(page) : fail({ code: 'comment-not-found', params: {} })
}
