import type { Hold } from '@/domain/community/holds'
import type { Queryable } from '@/infra/database/pool'
import { holdOf } from './holdOf'

/** How content stands as to being looked at: its status, and why it waits or waited. */
export interface HoldState {
  status: string
  reason: Hold['reason'] | null
  match: string | null
}

/** What staff have looked at and let pass is not held for the same thing again. */
const wasPassed = (stored: HoldState, hold: Hold): boolean =>
  stored.status === 'published' && stored.reason === hold.reason && stored.match === hold.match

/**
 * How content stands once its author has changed it. What staff decided stays. A text that has to be looked at waits;
 * one that waited for words now gone shows.
 */
export async function settleHold(sql: Queryable, member: number, stored: HoldState, text: string): Promise<HoldState> {
  const { status, reason, match } = stored
  const found = await holdOf(sql, member, text)
  const isStaffs = status === 'hidden' || (status === 'pending' && reason === null)
  if (isStaffs || (found && wasPassed(stored, found))) return { status, reason, match }
  return { status: found ? 'pending' : 'published', reason: found?.reason ?? null, match: found?.match ?? null }
}
