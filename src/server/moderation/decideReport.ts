import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'
import { reopenReport } from './reopenReport'
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
  resolution: number | null
}

const READ = `
  SELECT target_type AS type, coalesce(comment_id, post_id, review_id) AS target, status, resolution_id AS resolution
  FROM reports WHERE id = $1`

async function readReported(sql: Queryable, report: number): Promise<Reported | undefined> {
  return (await sql.query<Reported>(READ, [report])).rows[0]
}

/**
 * Closes all pending reports of the item. Of two concurrent decisions the second fails. In the caller's transaction,
 * which a failure must roll back.
 */
export async function decideReport(sql: Queryable, asked: Decision): Promise<Result<Decided>> {
  const { report, decision, reason, message, days, by } = asked
  const reported = await readReported(sql, report)
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

/** With all its effects, in the caller's transaction. */
export async function undoDecision(
  sql: Queryable,
  { report, by }: { report: number; by: number },
): Promise<Result<{ report: number }>> {
  const reported = await readReported(sql, report)
  if (!reported) return fail({ code: 'report-not-found', params: {} })
  if (reported.status === 'pending') return fail({ code: 'resolution-undone', params: {} })
  const reopened = await reopenReport(sql, { report, by })
  if (!reopened.ok) return reopened
  // Reports resolved before decisions were recorded.
  if (reported.resolution === null)
    await recordAudit(sql, {
      event: 'record_updated',
      actor: by,
      subject: { type: 'report', id: report },
      before: { status: reported.status },
      after: { status: 'pending' },
    })
  return ok({ report })
}
