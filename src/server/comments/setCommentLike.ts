import type { Pool } from 'pg'
import type { CommentLike } from '@/domain/community/commentSchemas'
import { fail, ok, type Result } from '@/domain/result'
import { refreshCommentCounters } from '../posts/counters'
import { transactionResult } from '../transactionResult'
import { visible } from '../visibility'
import { VISIBLE_COMMENT } from './commentColumns'

const SHOWN = `
  SELECT FROM comments c JOIN posts p ON p.id = c.post_id
  WHERE c.id = $1 AND ${VISIBLE_COMMENT('c')} AND ${visible('posts', 'p')} FOR KEY SHARE OF c`

const LIKES = {
  on: 'INSERT INTO comment_likes (comment_id, user_id) VALUES ($1, $2) ON CONFLICT (comment_id, user_id) DO NOTHING',
  off: 'DELETE FROM comment_likes WHERE comment_id = $1 AND user_id = $2',
} as const

/** Idempotent; returns the new count. */
export function setCommentLike(
  pool: Pool,
  member: number,
  comment: number,
  like: keyof typeof LIKES,
): Promise<Result<CommentLike>> {
  return transactionResult(pool, async (sql) => {
    const shown = await sql.query(SHOWN, [comment])
    if (!shown.rowCount) return fail({ code: 'comment-not-found', params: {} })
    await sql.query(LIKES[like], [comment, member])
    await refreshCommentCounters(sql, [comment])
    const { rows } = await sql.query<{ likes: number }>('SELECT like_count::int AS likes FROM comments WHERE id = $1', [
      comment,
    ])
    return ok({ liked: like === 'on', like_count: rows[0]?.likes ?? 0 })
  })
}
