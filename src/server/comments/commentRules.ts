import { COMMENTS_PER_HOUR } from '@/domain/community/community'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { mentionCandidates } from '@/domain/community/commentText'
import { claimCooldown } from '../posts/claimCooldown'
import { refreshThreads } from '../posts/counters'
import { type HoldState, moderationHold } from '../posts/moderationHold'
import { consumeRateLimit } from '../rateLimit'
import { notifyCommentRecipients } from './notifyCommentRecipients'
import { requireVisiblePost } from '../posts/readPost'
import { visible } from '../sqlConditions'

/**
 * A public post on the free board. A reply to a reply joins the same thread, whose first comment is returned. Both rows
 * stay key-locked until the caller's transaction ends.
 */
export async function requireThread(
  sql: Queryable,
  { post, parent }: { post: number; parent: number | null },
): Promise<Result<{ parent: number | null }>> {
  const shown = await requireVisiblePost(sql, post)
  if (!shown.ok) return shown
  let root: number | null = null
  if (parent !== null) {
    const { rows } = await sql.query<{ root: number }>(
      `SELECT COALESCE(parent_id, id) AS root FROM comments
        WHERE id = $1 AND post_id = $2 AND ${visible('comments')} FOR KEY SHARE`,
      [parent, post],
    )
    if (!rows[0]) return fail({ code: 'comment-not-found', params: {} })
    root = rows[0].root
  }
  return shown.value.board === 'free' ? ok({ parent: root }) : fail({ code: 'comments-closed', params: {} })
}

/** Compared as nicknames (`nickname_key`). */
const FIND = `
  SELECT w.written, u.id FROM unnest($1::text[]) AS w (written)
  JOIN users u ON u.nickname_key = nickname_key(w.written)`

const KEEP = `
  INSERT INTO comment_mentions (comment_id, user_id, nickname)
  SELECT $1, m.user_id, m.nickname FROM unnest($2::int[], $3::text[]) AS m (user_id, nickname)
  ON CONFLICT (comment_id, user_id) DO UPDATE SET nickname = excluded.nickname`

const FORGET = 'DELETE FROM comment_mentions WHERE comment_id = $1 AND user_id <> ALL ($2::int[])'

/** The longest nickname after each `@`. */
async function findMentioned(sql: Queryable, text: string): Promise<Map<number, string>> {
  const named = mentionCandidates(text)
  if (named.length === 0) return new Map()
  const { rows } = await sql.query<{ written: string; id: number }>(FIND, [[...new Set(named.flat())]])
  const bearers = new Map(rows.map(({ written, id }) => [written, id]))
  return new Map(
    named.flatMap((candidates): [number, string][] => {
      const written = candidates.find((candidate) => bearers.has(candidate))
      const id = written === undefined ? undefined : bearers.get(written)
      return written === undefined || id === undefined ? [] : [[id, written]]
    }),
  )
}

interface Written {
  id: number
  isNew: boolean
  text: string
}

async function saveMentions(sql: Queryable, { id, isNew, text }: Written): Promise<void> {
  const mentioned = await findMentioned(sql, text)
  if (!isNew) await sql.query(FORGET, [id, [...mentioned.keys()]])
  if (mentioned.size > 0) await sql.query(KEEP, [id, [...mentioned.keys()], [...mentioned.values()]])
}

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
  { id, isNew, ...comment }: PlacedComment & { id: number; isNew: boolean },
): Promise<number> {
  await saveMentions(sql, { id, isNew, text: comment.content })
  await refreshThreads(sql, [comment])
  return notifyCommentRecipients(sql, id)
}
