import type { Pool } from 'pg'
import type { Post, Report, User } from '@/payload-types'
import { refreshThreads } from '@/server/posts/counters'
import { addMember } from './members'
import type { TestPayload } from './payload'
import { addRow } from './rows'

/** Somebody who writes through Payload's Local API, with their account's rights. */
export type Person = User & { collection: 'users' }

export async function addWriter(pool: Pool, nickname: string, role: 'user' | 'moderator' | 'admin' = 'user') {
  const id = await addMember(pool, { nickname, role })
  return { id, nickname, role, collection: 'users' } as unknown as Person
}

export const addPost = (pool: Pool, author: number | null, board: Post['board'] = 'free') =>
  addRow(pool, 'posts', { board, author_id: author })

export async function addComment(pool: Pool, post: number, author: number | null, parent: number | null = null) {
  const id = await addRow(pool, 'comments', { post_id: post, author_id: author, parent_id: parent })
  await refreshThreads(pool, [{ post, parent }])
  return id
}

export const addReport = (pool: Pool, type: Report['targetType'], target: number, reporter: number | null) =>
  addRow(pool, 'reports', {
    ...{ comment: { comment_id: target }, post: { post_id: target }, review: { review_id: target } }[type],
    reporter_id: reporter,
    reason: 'spam',
  })

/** How counters differ from a slow count of their rows: empty when they are right. */
export async function wrongCounters({ pool }: TestPayload): Promise<object[]> {
  const { rows } = await pool.query<object>(`
    SELECT 'post' AS of, p.id, p.comment_count::int AS kept, count(c.id)::int AS counted
      FROM posts p LEFT JOIN comments c ON c.post_id = p.id AND c.status = 'published' AND c.deleted_at IS NULL
      GROUP BY p.id HAVING p.comment_count <> count(c.id)
    UNION ALL
    SELECT 'comment', p.id, p.reply_count::int, count(c.id)::int
      FROM comments p LEFT JOIN comments c ON c.parent_id = p.id AND c.status = 'published' AND c.deleted_at IS NULL
      GROUP BY p.id HAVING p.reply_count <> count(c.id)`)
  return rows
}

/** Takes all members past their first day, in which links wait for staff. */
export const passFirstDay = (pool: Pool) => pool.query(`UPDATE users SET created_at = now() - interval '25 hours'`)
