import type { Pool } from 'pg'
import { TRASH_DAYS } from '@/domain/moderation/moderation'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { PhotoStore } from '@/infra/photoStore'
import { recordDestroyed } from '../audit'

/** For a purged comment with replies. */
export const DELETED_PLACEHOLDER = '-'

/** Of each kind per run. */
const BATCH = 200

const OVER = 'deleted_at < now() - make_interval(days => $1)'

const POSTS = `
  DELETE FROM posts WHERE id = ANY (ARRAY(
    SELECT id FROM posts WHERE ${OVER} ORDER BY deleted_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
  RETURNING id`

const UNANSWERED = `
  DELETE FROM comments WHERE id = ANY (ARRAY(
    SELECT c.id FROM comments c WHERE ${OVER} AND NOT EXISTS (SELECT FROM comments r WHERE r.parent_id = c.id)
      ORDER BY c.deleted_at, c.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
  RETURNING id`

/** Placeholders without text, author or reports. */
const ANSWERED = `
  UPDATE comments SET content = $2, author_id = NULL, hidden_reason = NULL WHERE id = ANY (ARRAY(
    SELECT c.id FROM comments c WHERE ${OVER} AND (c.content <> $2 OR c.author_id IS NOT NULL)
      AND EXISTS (SELECT FROM comments r WHERE r.parent_id = c.id)
      ORDER BY c.deleted_at, c.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
  RETURNING id`

const rowsOf = async (sql: Queryable, statement: string, values: unknown[]): Promise<{ id: number }[]> =>
  (await sql.query<{ id: number }>(statement, values)).rows

/** A comment with replies loses only text and author. Returns how many. Counters already excluded trash. */
export function purgeCommunity(pool: Pool): Promise<number> {
  return transaction(pool, async (sql) => {
    const posts = await rowsOf(sql, POSTS, [TRASH_DAYS])
    const unanswered = await rowsOf(sql, UNANSWERED, [TRASH_DAYS])
    const answered = await rowsOf(sql, ANSWERED, [TRASH_DAYS, DELETED_PLACEHOLDER])
    await sql.query('DELETE FROM reports WHERE comment_id = ANY ($1::int[])', [answered.map(({ id }) => id)])
    const comments = [...unanswered, ...answered]
    await recordDestroyed(sql, 'post', posts)
    await recordDestroyed(sql, 'comment', comments)
    return posts.length + comments.length
  })
}

const REVIEWS_OVER = `
  SELECT id FROM reviews WHERE deleted_at < now() - make_interval(days => $1)
    ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED`

/** With photos, votes and reports. Returns how many. Counters already excluded trash. */
export function purgeReviews(pool: Pool, store: PhotoStore): Promise<number> {
  return transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ id: number }>(REVIEWS_OVER, [TRASH_DAYS])
    const ids = rows.map(({ id }) => id)
    const { rows: photos } = await sql.query<{ name: string }>(
      'SELECT name FROM review_photos WHERE review_id = ANY ($1::int[])',
      [ids],
    )
    for (const { name } of photos) await store.remove(name)
    await sql.query('DELETE FROM reviews WHERE id = ANY ($1::int[])', [ids])
    await recordDestroyed(sql, 'review', rows)
    return ids.length
  })
}
