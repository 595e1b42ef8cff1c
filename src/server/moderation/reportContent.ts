import type { Pool } from 'pg'
import { REPORTS_PER_HOUR } from '@/domain/moderation/limits'
import type { ContentType } from '@/domain/moderation/states'
import type { NewReport } from '@/domain/review/schemas'
import { fail, ok, type Result } from '@/domain/result'
import { consumeRateLimit } from '../rateLimit'
import { transactionResult } from '../transactionResult'
import { requireOthersVisible } from './requireOthersVisible'

/** The indexes `reports_one_pending_…` allow one pending report per member and item. */
const report = (column: string): string => `
  INSERT INTO reports (target_type, ${column}, reporter_id, reason, description)
  VALUES ($1::enum_reports_target_type, $2, $3, $4::enum_reports_reason, $5)
  ON CONFLICT (${column}, reporter_id) WHERE status = 'pending' DO NOTHING`

export function reportContent(
  pool: Pool,
  member: number,
  content: { type: ContentType; id: number },
  { reason, description }: NewReport,
): Promise<Result> {
  const { type, id } = content
  return transactionResult(pool, async (sql) => {
    const seconds = await consumeRateLimit(sql, `report:${member}`, { limit: REPORTS_PER_HOUR, windowSeconds: 60 * 60 })
    if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
    const allowed = await requireOthersVisible(sql, member, content)
    if (!allowed.ok) return allowed
    const { rowCount } = await sql.query(report(`${type}_id`), [type, id, member, reason, description])
    return rowCount ? ok() : fail({ code: 'already-reported', params: {} })
  })
}
