import { COMMENT_CONTENT_MAX } from '@/domain/community/limits'
import { splitMentions } from '@/domain/community/mentionText'
import type { Queryable } from '@/infra/database/pool'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import { recordDestroyed } from '../audit/recordAudit'
import { CONTENT_TABLES } from '../moderation/contentTables'
import { refreshCommentCounters, refreshPostCounters } from '../posts/counters'
import { DELETED_PLACEHOLDER } from '../moderation/purgeCommunity'

const OWN_TRASH = 'author_id = $1 AND deleted_at IS NOT NULL AND deleted_by_id IS NULL'
const UNANSWERED = {
  comment: 'NOT EXISTS (SELECT FROM comments reply WHERE reply.parent_id = t.id)',
  post: 'NOT EXISTS (SELECT FROM comments c WHERE c.post_id = t.id AND c.author_id IS DISTINCT FROM $1)',
} as const

async function destroy(sql: Queryable, type: keyof typeof UNANSWERED, userId: number): Promise<void> {
  const { rows } = await sql.query<{ id: number }>(
    `DELETE FROM ${CONTENT_TABLES[type].table} t WHERE ${OWN_TRASH} AND ${UNANSWERED[type]} RETURNING id`,
    [userId],
  )
  await recordDestroyed(sql, type, rows)
}

/** Replies keep their place. */
async function destroyTrash(sql: Queryable, userId: number): Promise<void> {
  await destroy(sql, 'comment', userId)
  await sql.query(`UPDATE comments SET content = $2 WHERE ${OWN_TRASH}`, [userId, DELETED_PLACEHOLDER])
  await destroy(sql, 'post', userId)
  await sql.query(`UPDATE posts SET title = $2, content = $2 WHERE ${OWN_TRASH}`, [userId, DELETED_PLACEHOLDER])
}

const MENTIONING = `
  SELECT c.id, c.content, array_agg(others.nickname) AS mentions, m.nickname AS named
  FROM comment_mentions m JOIN comments c ON c.id = m.comment_id
  JOIN comment_mentions others ON others.comment_id = c.id
  WHERE m.user_id = $1 GROUP BY c.id, m.nickname`

const REWRITE = `
  UPDATE comments c SET content = left(given.content, ${COMMENT_CONTENT_MAX})
  FROM unnest($1::int[], $2::text[]) AS given (id, content) WHERE c.id = given.id`

/** In others' comments; similar names of other members stay. */
async function eraseMentions(sql: Queryable, userId: number): Promise<void> {
  const { rows } = await sql.query<{ id: number; content: string; mentions: string[]; named: string }>(MENTIONING, [
    userId,
  ])
  const contents = rows.map(({ content, mentions, named }) =>
    splitMentions(content, mentions)
      .map(({ text, isMention }) => (isMention && text === `@${named}` ? `@${WITHDRAWN_MEMBER}` : text))
      .join(''),
  )
  await sql.query(REWRITE, [idsOf(rows), contents])
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Also updates the counters. */
export async function eraseCommunityTraces(sql: Queryable, userId: number): Promise<void> {
  await destroyTrash(sql, userId)
  await eraseMentions(sql, userId)
  const comments = await sql.query<{ id: number }>(
    'DELETE FROM comment_likes WHERE user_id = $1 RETURNING comment_id AS id',
    [userId],
  )
  const posts = await sql.query<{ id: number }>('DELETE FROM post_likes WHERE user_id = $1 RETURNING post_id AS id', [
    userId,
  ])
  await refreshCommentCounters(sql, idsOf(comments.rows))
  await refreshPostCounters(sql, idsOf(posts.rows))
}
