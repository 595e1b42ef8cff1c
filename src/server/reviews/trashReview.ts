import type { Pool } from 'pg'
import { TRASH_DAYS } from '@/domain/trash'
import type { OwnReview } from '@/domain/review/schemas'
import { fail, ok, type Result } from '@/domain/result'
import { isUniqueViolation } from '@/infra/database/pgErrors'
import { transactionResult } from '../transactionResult'
import { refreshRatings } from '../rankings/ratings'
import { readOwnReview } from './readOwnReview'

/** Puts a member's own review into the trash: no one reads it, nothing counts it, and the member may write another. */
export function trashReview(pool: Pool, member: number, review: number): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    const { rows } = await sql.query<{ restaurant_id: number }>(
      `UPDATE reviews SET deleted_at = now(), updated_at = now() WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL
        RETURNING restaurant_id`,
      [review, member],
    )
    const [gone] = rows
    if (!gone) return fail({ code: 'review-not-found', params: {} })
    await refreshRatings(sql, [gone.restaurant_id])
    return ok()
  })
}

/**
 * One that was never deleted, or is back already, is answered alike: a second tap on "undo" is not a mistake. What
 * staff deleted is not theirs to bring back.
 */
const RESTORE = `
  UPDATE reviews SET deleted_at = NULL, updated_at = now()
  WHERE id = $1 AND user_id = $2 AND deleted_by_id IS NULL
    AND (deleted_at IS NULL OR deleted_at > now() - make_interval(days => $3))
    RETURNING restaurant_id`

/** Takes a member's own review out of the trash, unless its days are over or another one has been written since. */
export async function restoreReview(pool: Pool, member: number, review: number): Promise<Result<OwnReview>> {
  try {
    return await transactionResult(pool, async (sql) => {
      const { rows } = await sql.query<{ restaurant_id: number }>(RESTORE, [review, member, TRASH_DAYS])
      const [restored] = rows
      if (!restored) return fail({ code: 'review-not-found', params: {} })
      await refreshRatings(sql, [restored.restaurant_id])
      return readOwnReview(sql, review)
    })
  } catch (error) {
    if (isUniqueViolation('reviews_one_per_member', error)) return fail({ code: 'review-exists', params: {} })
    throw error
  }
}
