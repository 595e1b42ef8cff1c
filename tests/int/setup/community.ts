import type { Pool } from 'pg'
import { wordKey } from '@/domain/wordList/wordList'
import type { User } from '@/payload-types'
import { refreshThreads } from '@/server/posts/counters'
import { addMember } from './members'
import type { TestPayload } from './payload'

/** Somebody who writes through Payload's Local API, with their account's rights. */
export type Person = User & { collection: 'users' }

export async function addWriter(pool: Pool, nickname: string, role: 'user' | 'moderator' | 'admin' = 'user') {
  const id = await addMember(pool, { nickname, role })
  return { id, nickname, role, collection: 'users' } as unknown as Person
}

const idOfFirst = (rows: { id: number }[]): number => rows[0]?.id ?? 0

export async function addPost(pool: Pool, author: number | null, board = 'free'): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO posts (board, title, content, author_id, suggestion_status)
      VALUES ($1::enum_posts_board, '점심 이야기', '국밥이 좋습니다.', $2,
        CASE $1 WHEN 'suggestion' THEN 'pending' END::enum_posts_suggestion_status) RETURNING id`,
    [board, author],
  )
  return idOfFirst(rows)
}

export async function addComment(pool: Pool, post: number, author: number | null, parent: number | null = null) {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO comments (post_id, author_id, parent_id, content) VALUES ($1, $2, $3, '저도 그렇습니다.') RETURNING id`,
    [post, author, parent],
  )
  await refreshThreads(pool, [{ post, parent }])
  return idOfFirst(rows)
}

export async function addReport(
  pool: Pool,
  type: 'comment' | 'post' | 'review',
  target: number,
  reporter: number | null,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO reports (target_type, ${type}_id, reporter_id, reason) VALUES ($1, $2, $3, 'spam') RETURNING id`,
    [type, target, reporter],
  )
  return idOfFirst(rows)
}

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

/** Puts a word or a domain on staff's list of what holds a text for review. */
export async function holdTexts(pool: Pool, kind: 'held_word' | 'held_domain', word: string): Promise<void> {
  const key = wordKey(kind, word)
  if (!key.ok) throw new Error(`${word} is no ${kind}`)
  await pool.query('INSERT INTO word_lists (kind, word, key) VALUES ($1, $2, $3)', [kind, word, key.value])
}

/** Takes all members past their first day, in which links wait for staff. */
export const passFirstDay = (pool: Pool) => pool.query(`UPDATE users SET created_at = now() - interval '25 hours'`)
