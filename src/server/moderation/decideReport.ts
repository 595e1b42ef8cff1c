import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { resolveReports } from './resolveReports'
import { restrictionEnd } from './restrictionEnd'

interface Decision {
  report: number
  decision: ReportDecision
  /** shown to the author */
  reason: string
  /** to the author */
  message: string | null
  /** of a restriction */
  days: number
  by: number
}

export interface Decided {
  report: number
  reports: number
  notified: number
}

interface Reported {
  type: ContentType
  target: number
  status: string
}

const READ = `
  SELECT target_type AS type, coalesce(comment_id, post_id, review_id) AS target, status
  FROM reports WHERE id = $1`

/**
 * Closes all pending reports of the item. Of two concurrent decisions the second fails. In the caller's transaction,
 * which a failure must roll back.
 */
export async function decideReport(sql: Queryable, asked: Decision): Promise<Result<Decided>> {
  const { report, decision, reason, message, days, by } = asked
  const [reported] = (await sql.query<Reported>(READ, [report])).rows
  if (!reported) return fail({ code: 'report-not-found', params: {} })
  if (reported.status !== 'pending') return fail({ code: 'reports-resolved', params: {} })
  const resolved = await resolveReports(sql, {
    targetType: reported.type,
    targetId: reported.target,
    decision,
    reason,
    // Authors are not notified of dismissed reports.
    message: decision === 'dismiss' ? null : message,
    by,
    ...(decision === 'restrict' && { until: await restrictionEnd(sql, days) }),
  })
  if (!resolved.ok) return resolved
  return ok({ report, reports: resolved.value.reports, notified: resolved.value.notified })
}
