import type { Pool } from 'pg'
import type { Hold } from '@/domain/community/holds'
import { POSTS_PER_HOUR } from '@/domain/community/limits'
import { normalizePostFields } from '@/domain/community/postFields'
import type { NewPost, OwnPost } from '@/domain/community/postSchemas'
import { violationOfPostText } from '@/domain/community/postText'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { createOnce, type Creation } from '../createOnce'
import { consumeRateLimit } from '../rateLimit'
import { attachPhotos } from '../photos/attachPhotos'
import { transactionResult } from '../transactionResult'
import { visible } from '../visibility'
import { claimCooldown } from './claimCooldown'
import { moderationHold } from './moderationHold'
import { readOwnPost } from './readPost'

/** For writing and editing. Inside a `transactionResult` a rejected post does not consume it. */
export async function limitPostWrites(sql: Queryable, member: number): Promise<Result> {
  const seconds = await consumeRateLimit(sql, `post:${member}`, { limit: POSTS_PER_HOUR, windowSeconds: 60 * 60 })
  return seconds === null ? ok() : fail({ code: 'rate-limited', params: { seconds } })
}

/** None, or a public one. Locked for the transaction. */
export async function requireShownRestaurant(sql: Queryable, restaurant: number | null): Promise<Result> {
  if (restaurant === null) return ok()
  const { rowCount } = await sql.query(
    `SELECT FROM restaurants WHERE id = $1 AND ${visible('restaurants')} FOR KEY SHARE`,
    [restaurant],
  )
  return rowCount ? ok() : fail({ code: 'restaurant-not-found', params: {} })
}

export async function writtenPost(sql: Queryable, member: number, id: number): Promise<Result<OwnPost>> {
  const own = await readOwnPost(sql, member, id)
  return own ? ok(own) : fail({ code: 'post-not-found', params: {} })
}

const WRITE = `
  INSERT INTO posts
    (board, title, content, author_id, restaurant_id, suggestion_status, status, held_reason, held_match)
  VALUES ($1::enum_posts_board, $2, $3, $4, $5, $6::enum_posts_suggestion_status, $7::enum_posts_status, $8, $9)
  RETURNING id`

interface AskedPost {
  title: string
  content: string
  restaurant: number | null
}

/** Limits, and why it waits for staff, if it does. */
export async function admitPost(
  sql: Queryable,
  member: number,
  { title, content, restaurant }: AskedPost,
): Promise<Result<Hold | null>> {
  const claimed = await claimCooldown(sql, 'post', member)
  if (!claimed.ok) return claimed
  const allowed = await limitPostWrites(sql, member)
  if (!allowed.ok) return allowed
  const shown = await requireShownRestaurant(sql, restaurant)
  return shown.ok ? ok(await moderationHold(sql, member, `${title}\n${content}`)) : shown
}

async function insertPost(sql: Queryable, member: number, post: NewPost): Promise<Result<number>> {
  const { board, title, content, restaurant_id: restaurant } = post
  const admitted = await admitPost(sql, member, { title, content, restaurant })
  if (!admitted.ok) return admitted
  const hold = admitted.value
  const { rows } = await sql.query<{ id: number }>(WRITE, [
    ...[board, title, content, member, restaurant, normalizePostFields({ board }).suggestionStatus],
    ...[hold ? 'pending' : 'published', hold?.reason ?? null, hold?.match ?? null],
  ])
  const id = rows[0]?.id ?? 0
  const attached = await attachPhotos(sql, { to: { post: id }, member, names: [...new Set(post.photos)] })
  return attached.ok ? ok(id) : attached
}

/** Of several at once only one passes the cooldown. A held post waits for staff. */
export async function writePost(
  pool: Pool,
  member: number,
  post: NewPost,
  creation: Creation | null = null,
): Promise<Result<OwnPost>> {
  if (post.board === 'notice') return fail({ code: 'notices-by-staff', params: {} })
  const violation = violationOfPostText(post)
  if (violation) return fail(violation)
  return transactionResult(pool, async (sql) => {
    const written = await createOnce(sql, creation, () => insertPost(sql, member, post))
    return written.ok ? writtenPost(sql, member, written.value) : written
  })
}
