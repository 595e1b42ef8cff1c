import type { Pool } from 'pg'
import { REPORTS_PER_HOUR } from '@/domain/review/limits'
import type { NewReport } from '@/domain/review/schemas'
import { fail, ok, type Result } from '@/domain/result'
import { transactionResult } from '../transactionResult'
import { consumeRateLimit } from '../rateLimit'
import { requireOthersVisibleReview } from './requireOthersVisibleReview'

/** The index `review_reports_one_open` is the rule: one that staff have not settled yet, a member and review. */
const REPORT = `
  INSERT INTO review_reports (review_id, user_id, reason, description) VALUES ($1, $2, $3, $4)
  ON CONFLICT (review_id, user_id) WHERE status = 'open' DO NOTHING`

/** Stores a member's report of somebody's review for staff to look at. */
export function reportReview(
  pool: Pool,
  member: number,
  review: number,
  { reason, description }: NewReport,
): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    const seconds = await consumeRateLimit(sql, `report:${member}`, { limit: REPORTS_PER_HOUR, windowSeconds: 60 * 60 })
    if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
    const allowed = await requireOthersVisibleReview(sql, member, review)
    if (!allowed.ok) return allowed
    const { rowCount } = await sql.query(REPORT, [review, member, reason, description])
    return rowCount ? ok() : fail({ code: 'already-reported', params: {} })
  })
}
