import type { Hold } from '@/domain/community/holds'
import type { Queryable } from '@/infra/database/pool'
import { moderationHold } from './moderationHold'

/** The review state of content: its status, and why it is or was held. */
export interface HoldState {
  status: string
  reason: Hold['reason'] | null
  match: string | null
}

/** Content that staff released is not held for the same reason again. */
const wasPassed = (stored: HoldState, hold: Hold): boolean =>
  stored.status === 'published' && stored.reason === hold.reason && stored.match === hold.match

/**
 * After the author's edit; staff decisions stay. A text with a reason to hold is held; one whose reason is gone is
 * published.
 */
export async function recomputeHold(
  sql: Queryable,
  member: number,
  stored: HoldState,
  text: string,
): Promise<HoldState> {
  const { status, reason, match } = stored
  const found = await moderationHold(sql, member, text)
  const isStaffs = status === 'hidden' || (status === 'pending' && reason === null)
  if (isStaffs || (found && wasPassed(stored, found))) return { status, reason, match }
  return { status: found ? 'pending' : 'published', reason: found?.reason ?? null, match: found?.match ?? null }
}
