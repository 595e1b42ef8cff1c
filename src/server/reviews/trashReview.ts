import type { Pool } from 'pg'
import { TRASH_DAYS } from '@/domain/trash'
import type { OwnReview } from '@/domain/review/schemas'
import { fail, ok, type Result } from '@/domain/result'
import { isUniqueViolation } from '@/infra/database/pgErrors'
import { transactionResult } from '../transactionResult'
import { refreshRatings } from '../rankings/ratings'
import { readOwnReview } from './readOwnReview'

/** Hidden and uncounted; the member may write another. */
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

/** Also succeeds if it is not deleted: a second tap on "undo" is not an error. Not after staff deleted it. */
const RESTORE = `
  UPDATE reviews SET deleted_at = NULL, updated_at = now()
  WHERE id = $1 AND user_id = $2 AND deleted_by_id IS NULL
    AND (deleted_at IS NULL OR deleted_at > now() - make_interval(days => $3))
    RETURNING restaurant_id`

/** Within its days, and if no other was written since. */
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
