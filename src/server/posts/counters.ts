import type { Pool } from 'pg'
import type { Queryable } from '@/infra/database/pool'
import { VIEW_HOURS } from '@/domain/community/community'
import { ok, type Result } from '@/domain/result'
import { visible } from '../sqlConditions'
import { transactionResult } from '../violationError'
import { requireVisiblePost } from './readPost'

/** The first of concurrent views takes the row until its hours are over. */
const SEE = `
  INSERT INTO post_views AS seen (post_id, visitor) VALUES ($1, $2)
  ON CONFLICT (post_id, visitor) DO UPDATE SET viewed_at = now()
    WHERE seen.viewed_at <= now() - make_interval(hours => $3)`

/** Once in `VIEW_HOURS` hours. `visitor` is from `rateLimitKey`, or another anonymous key. */
export function countView(pool: Pool, post: number, visitor: string): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    const open = await requireVisiblePost(sql, post)
    if (!open.ok) return open
    const { rowCount } = await sql.query(SEE, [post, visitor, VIEW_HOURS])
    if (rowCount) await sql.query('UPDATE posts SET view_count = view_count + 1 WHERE id = $1', [post])
    return ok()
  })
}

export async function deleteOldViews(sql: Queryable): Promise<void> {
  await sql.query('DELETE FROM post_views WHERE viewed_at <= now() - make_interval(hours => $1)', [VIEW_HOURS])
}

export interface CommentPlace {
  post: number
  parent: number | null
}

/** A reply is newer than its parent, so all lock comments in the same order. */
const HOLD = {
  comments: 'SELECT FROM comments WHERE id = ANY ($1::int[]) ORDER BY id DESC FOR NO KEY UPDATE',
  posts: 'SELECT FROM posts WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE',
} as const

const COUNT = {
  comments: `
    UPDATE comments c SET reply_count = counted.replies, like_count = counted.likes
    FROM (SELECT g.id,
        (SELECT count(*) FROM comments r WHERE r.parent_id = g.id AND ${visible('comments', 'r')}) AS replies,
        (SELECT count(*) FROM comment_likes l WHERE l.comment_id = g.id) AS likes
      FROM unnest($1::int[]) AS g (id)) counted
    WHERE c.id = counted.id AND (c.reply_count, c.like_count) IS DISTINCT FROM (counted.replies, counted.likes)`,
  posts: `
    UPDATE posts p SET comment_count = counted.comments, like_count = counted.likes
    FROM (SELECT g.id,
        (SELECT count(*) FROM comments c WHERE c.post_id = g.id AND ${visible('comments', 'c')}) AS comments,
        (SELECT count(*) FROM post_likes l WHERE l.post_id = g.id) AS likes
      FROM unnest($1::int[]) AS g (id)) counted
    WHERE p.id = counted.id AND (p.comment_count, p.like_count) IS DISTINCT FROM (counted.comments, counted.likes)`,
} as const

async function recount(sql: Queryable, table: keyof typeof COUNT, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const touched = [[...new Set(ids)]]
  await sql.query(HOLD[table], touched)
  await sql.query(COUNT[table], touched)
}

/** After the write, in its transaction: concurrent writers queue until commit and count what was committed before. */
export const refreshCommentCounters = (sql: Queryable, comments: readonly number[]): Promise<void> =>
  recount(sql, 'comments', comments)

/** The same for posts; refresh comments first if both. */
export const refreshPostCounters = (sql: Queryable, posts: readonly number[]): Promise<void> =>
  recount(sql, 'posts', posts)

/** After comments were added, removed or hidden. */
export async function refreshThreads(sql: Queryable, places: readonly CommentPlace[]): Promise<void> {
  await refreshCommentCounters(
    sql,
    places.flatMap(({ parent }) => (parent === null ? [] : [parent])),
  )
  await refreshPostCounters(
    sql,
    places.map(({ post }) => post),
  )
}
