import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { refreshPostCounters } from '@/server/posts/counters'
import { DEMO_COMMENTS, DEMO_POSTS, DEMO_TICKETS } from './community.data'
import { DEMO_WRITERS } from './reviews.data'

const REASONS = ['harassment', 'harassment', 'inappropriate', 'spam', 'misinformation'] as const

const AGO = (placeholder: string): string => `now() - ${placeholder}::int * interval '1 hour'`

const writer = (index: number): string => DEMO_WRITERS[index % DEMO_WRITERS.length] ?? ''

async function addPosts(sql: Queryable): Promise<void> {
  for (const [index, post] of DEMO_POSTS.entries()) {
    const isNotice = post.board === 'notice'
    const answer = 'answer' in post ? post.answer : null
    await sql.query(
      `INSERT INTO posts (board, title, content, author_id, notice_type, priority, suggestion_status, staff_answer,
         answered_at, view_count, is_pinned, created_at, updated_at)
       VALUES ($1, $2, $3, (SELECT id FROM users WHERE nickname = $4), $5, $6, $7, $8::text,
         CASE WHEN $8::text IS NOT NULL THEN now() END, $9, $10, ${AGO('$11')}, ${AGO('$11')})`,
      [
        post.board,
        post.title,
        post.content,
        isNotice ? null : writer(index),
        'type' in post ? post.type : null,
        'priority' in post ? post.priority : null,
        post.board === 'suggestion' ? (answer ? 'completed' : 'pending') : null,
        answer,
        4 + index * 7,
        index === 2,
        post.hours,
      ],
    )
  }
}

async function addComments(sql: Queryable): Promise<void> {
  for (const [index, comment] of DEMO_COMMENTS.entries()) {
    const { rows } = await sql.query<{ id: number }>(
      `INSERT INTO comments (post_id, author_id, content, created_at, updated_at)
       SELECT p.id, (SELECT id FROM users WHERE nickname = $2), $3, ${AGO('$4')}, ${AGO('$4')}
       FROM posts p WHERE p.title = $1 RETURNING id`,
      [comment.post, writer(index + 4), comment.content, comment.hours],
    )
    const reports = 'reported' in comment ? comment.reported : 0
    for (let nth = 0; nth < reports; nth += 1)
      await sql.query(
        `INSERT INTO reports (target_type, comment_id, reporter_id, reason, description, created_at, updated_at)
         SELECT 'comment', $1, u.id, $3, $4, ${AGO('$5')}, ${AGO('$5')} FROM users u WHERE u.nickname = $2`,
        [
          rows[0]?.id,
          writer(index + nth),
          REASONS[(index + nth) % REASONS.length],
          '살펴봐 주세요.',
          comment.hours - nth - 1,
        ],
      )
  }
}

/** Each from a different member. */
const LIKES = `
  INSERT INTO post_likes (post_id, user_id)
  SELECT p.id, u.id FROM posts p JOIN users u ON u.nickname = ANY ($1::text[]) AND u.id IS DISTINCT FROM p.author_id
  WHERE p.id % 2 = 0 AND (p.id + u.id) % 4 = 0`

/** So that each kind is in the queue. */
const OTHER_REPORTS = `
  INSERT INTO reports (target_type, post_id, review_id, reporter_id, reason, description, created_at, updated_at)
  SELECT t.kind::enum_reports_target_type, t.post, t.review, (SELECT id FROM users WHERE nickname = $1),
    t.reason::enum_reports_reason, NULL, now() - t.hours * interval '1 hour', now() - t.hours * interval '1 hour'
  FROM (
    SELECT 'post' AS kind, id AS post, NULL::int AS review, 'spam' AS reason, 7 AS hours
    FROM posts WHERE title = '단체 도시락 맞춰요'
    UNION ALL (SELECT 'review', NULL, id, 'misinformation', 19 FROM reviews ORDER BY rating, id LIMIT 1)
    UNION ALL (SELECT 'review', NULL, id, 'inappropriate', 2 FROM reviews ORDER BY rating, id OFFSET 1 LIMIT 1)
  ) t`

export async function addDemoCommunity(pool: Pool): Promise<void> {
  await transaction(pool, async (sql) => {
    await addPosts(sql)
    await addComments(sql)
    await sql.query(OTHER_REPORTS, [writer(9)])
    for (const ticket of DEMO_TICKETS)
      await sql.query(
        `INSERT INTO tickets (kind, subject, body, created_at, updated_at)
         VALUES ($1, $2, $3, ${AGO('$4')}, ${AGO('$4')})`,
        [ticket.kind, ticket.subject, ticket.body, ticket.hours],
      )
    await sql.query(LIKES, [DEMO_WRITERS])
    const { rows } = await sql.query<{ id: number }>('SELECT id FROM posts')
    await refreshPostCounters(
      sql,
      rows.map(({ id }) => id),
    )
  })
}
