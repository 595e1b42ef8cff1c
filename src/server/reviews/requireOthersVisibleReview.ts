import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { VISIBLE_REVIEW } from './reviewColumns'

/** Whether a member may say something about a review: one that everybody reads, and not their own. */
export async function requireOthersVisibleReview(sql: Queryable, member: number, review: number): Promise<Result> {
  const { rows } = await sql.query<{ own: boolean }>(
    `SELECT v.user_id IS NOT DISTINCT FROM $2 AS own FROM reviews v
      WHERE v.id = $1 AND ${VISIBLE_REVIEW('v')} FOR KEY SHARE`,
    [review, member],
  )
  const [found] = rows
  if (!found) return fail({ code: 'review-not-found', params: {} })
  return found.own ? fail({ code: 'own-review-not-allowed', params: {} }) : ok()
}
