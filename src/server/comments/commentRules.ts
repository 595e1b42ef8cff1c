import { COMMENTS_PER_HOUR } from '@/domain/community/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { claimCooldown } from '../posts/claimCooldown'
import { refreshThreads } from '../posts/counters'
import { type HoldState, moderationHold } from '../posts/moderationHold'
import { consumeRateLimit } from '../rateLimit'
import { notifyCommentRecipients } from './notifyCommentRecipients'
import { requireThread } from './requireThread'
import { saveMentions } from './saveMentions'

/** For writing and editing. A rejected comment does not consume it: its transaction rolls back. */
export async function limitCommentWrites(sql: Queryable, member: number): Promise<Result> {
  const limit = { limit: COMMENTS_PER_HOUR, windowSeconds: 60 * 60 }
  const seconds = await consumeRateLimit(sql, `comment:${member}`, limit)
  return seconds === null ? ok() : fail({ code: 'rate-limited', params: { seconds } })
}

interface PlacedComment {
  post: number
  parent: number | null
  content: string
}

/**
 * Limits, place, and whether it waits for staff. Only one of several at once passes the cooldown. In the lock order of
 * an edit, so that they cannot deadlock.
 */
export async function admitComment(
  sql: Queryable,
  member: number,
  { content, ...place }: PlacedComment,
): Promise<Result<{ parent: number | null; state: HoldState }>> {
  const allowed = await limitCommentWrites(sql, member)
  if (!allowed.ok) return allowed
  const claimed = await claimCooldown(sql, 'comment', member)
  if (!claimed.ok) return claimed
  const thread = await requireThread(sql, place)
  return thread.ok ? ok({ ...thread.value, state: await moderationHold(sql, member, content) }) : thread
}

/** Once it is stored: mentions, counters and notifications. Returns how many. */
export async function announceComment(
  sql: Queryable,
  { id, ...comment }: PlacedComment & { id: number },
): Promise<number> {
  await saveMentions(sql, id, comment.content)
  await refreshThreads(sql, [comment])
  return notifyCommentRecipients(sql, id)
}
