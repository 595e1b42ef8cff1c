import type { Pool } from 'pg'
import type { NewComment, OwnComment } from '@/domain/community/commentSchemas'
import type { Hold } from '@/domain/community/holds'
import { COMMENTS_PER_HOUR } from '@/domain/community/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { claimCooldown } from '../posts/claimCooldown'
import { refreshThreads } from '../posts/counters'
import { moderationHold } from '../posts/moderationHold'
import { createOnce, type Creation } from '../createOnce'
import { consumeRateLimit } from '../rateLimit'
import { transactionResult } from '../transactionResult'
import { readOwnComment } from './readComment'
import { requireThread } from './requireThread'
import { saveMentions } from './saveMentions'
import { notifyCommentRecipients } from './notifyCommentRecipients'

/** For writing and editing. Inside a `transactionResult` a rejected comment does not consume it. */
export async function limitCommentWrites(sql: Queryable, member: number): Promise<Result> {
  const limit = { limit: COMMENTS_PER_HOUR, windowSeconds: 60 * 60 }
  const seconds = await consumeRateLimit(sql, `comment:${member}`, limit)
  return seconds === null ? ok() : fail({ code: 'rate-limited', params: { seconds } })
}

export async function writtenComment(sql: Queryable, member: number, id: number): Promise<Result<OwnComment>> {
  const own = await readOwnComment(sql, member, id)
  return own ? ok(own) : fail({ code: 'comment-not-found', params: {} })
}

const WRITE = `
  INSERT INTO comments (post_id, author_id, parent_id, content, status, held_reason, held_match)
  VALUES ($1, $2, $3, $4, $5::enum_comments_status, $6, $7) RETURNING id`

type CommentText = Pick<NewComment, 'content' | 'parent_id'>

interface PlacedComment {
  post: number
  parent: number | null
  content: string
}

/** Limits, place, and why it waits for staff. In the lock order of `updateComment`, so that they cannot deadlock. */
export async function admitComment(
  sql: Queryable,
  member: number,
  { content, ...place }: PlacedComment,
): Promise<Result<{ parent: number | null; hold: Hold | null }>> {
  const allowed = await limitCommentWrites(sql, member)
  if (!allowed.ok) return allowed
  const claimed = await claimCooldown(sql, 'comment', member)
  if (!claimed.ok) return claimed
  const thread = await requireThread(sql, place)
  return thread.ok ? ok({ ...thread.value, hold: await moderationHold(sql, member, content) }) : thread
}

/** Once it is stored: mentions, counters and notifications. */
export async function announceComment(
  sql: Queryable,
  { id, ...comment }: PlacedComment & { id: number },
): Promise<void> {
  await saveMentions(sql, id, comment.content)
  await refreshThreads(sql, [comment])
  await notifyCommentRecipients(sql, id)
}

async function insertComment(
  sql: Queryable,
  member: number,
  post: number,
  { content, parent_id }: CommentText,
): Promise<Result<number>> {
  const admitted = await admitComment(sql, member, { post, parent: parent_id, content })
  if (!admitted.ok) return admitted
  const { parent, hold } = admitted.value
  const state = [hold ? 'pending' : 'published', hold?.reason ?? null, hold?.match ?? null]
  const { rows } = await sql.query<{ id: number }>(WRITE, [post, member, parent, content, ...state])
  const id = rows[0]?.id ?? 0
  await announceComment(sql, { id, post, parent, content })
  return ok(id)
}

/** Only one of several at once passes the cooldown. A held comment waits for staff. Notifies all concerned. */
export async function writeComment(
  pool: Pool,
  member: number,
  post: number,
  comment: CommentText,
  creation: Creation | null = null,
): Promise<Result<OwnComment>> {
  if (comment.content === '') return fail({ code: 'comment-content-required', params: { field: 'content' } })
  return transactionResult(pool, async (sql) => {
    const written = await createOnce(sql, creation, () => insertComment(sql, member, post, comment))
    return written.ok ? writtenComment(sql, member, written.value) : written
  })
}
