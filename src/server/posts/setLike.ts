import type { Pool } from 'pg'
import type { PostLike } from '@/domain/community/postSchemas'
import { ok, type Result } from '@/domain/result'
import { transactionResult } from '../transactionResult'
import { refreshPostCounters } from './counters'
import { requireOpenThread } from './requireOpenThread'

const LIKES = {
  on: 'INSERT INTO post_likes (post_id, user_id) VALUES ($1, $2) ON CONFLICT (post_id, user_id) DO NOTHING',
  off: 'DELETE FROM post_likes WHERE post_id = $1 AND user_id = $2',
} as const

/** Idempotent; returns the new count. */
export function setLike(pool: Pool, member: number, post: number, like: keyof typeof LIKES): Promise<Result<PostLike>> {
  return transactionResult(pool, async (sql) => {
    const open = await requireOpenThread(sql, { post, parent: null })
    if (!open.ok) return open
    await sql.query(LIKES[like], [post, member])
    await refreshPostCounters(sql, [post])
    const { rows } = await sql.query<{ likes: number }>('SELECT like_count::int AS likes FROM posts WHERE id = $1', [
      post,
    ])
    return ok({ liked: like === 'on', like_count: rows[0]?.likes ?? 0 })
  })
}
