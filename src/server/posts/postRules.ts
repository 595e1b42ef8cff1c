import { POSTS_PER_HOUR, type SuggestionStatus } from '@/domain/community/community'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { Role } from '@/domain/roles'
import { consumeRateLimit } from '../rateLimit'
import { visible } from '../sqlConditions'
import { claimCooldown } from './claimCooldown'
import { type HoldState, moderationHold } from './moderationHold'

/** With the actor's role rather than identity. */
export async function recordSuggestionStep(
  sql: Queryable,
  step: { post: number; status: SuggestionStatus; role: Role },
): Promise<void> {
  await sql.query(
    `INSERT INTO suggestion_steps (post_id, status, by_role) VALUES ($1, $2::enum_posts_suggestion_status, $3)`,
    [step.post, step.status, step.role],
  )
}

/** For writing and editing. A rejected post does not consume it: its transaction rolls back. */
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

export interface PostText {
  title: string
  content: string
  restaurant: number | null
}

export const heldText = ({ title, content }: PostText): string => `${title}\n${content}`

/** Limits, of several at once only one passes the cooldown; and whether it waits for staff. */
export async function admitPost(sql: Queryable, member: number, post: PostText): Promise<Result<HoldState>> {
  const claimed = await claimCooldown(sql, 'post', member)
  if (!claimed.ok) return claimed
  const allowed = await limitPostWrites(sql, member)
  if (!allowed.ok) return allowed
  const shown = await requireShownRestaurant(sql, post.restaurant)
  return shown.ok ? ok(await moderationHold(sql, member, heldText(post))) : shown
}
