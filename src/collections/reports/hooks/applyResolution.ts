import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { REPORT_REASON_LABELS } from '@/messages/labels'
import type { Report } from '@/payload-types'
import type { Result } from '@/domain/result'
import { auditIn } from '@/server/audit/audit'
import { reopenReport } from '@/server/moderation/reopenReport'
import { resolveReports } from '@/server/moderation/resolveReports'
import { instantSql } from '@/server/instantSql'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { idOf } from '../../idOf'

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new ViolationError(result.violation)
  return result.value
}

const targetOf = ({ targetType, comment, post, review }: Report): number => {
  const target = { comment, post, review }[targetType]
  return target ? idOf(target) : 0
}

async function decide(req: PayloadRequest, report: Report, status: Report['status'], note?: string | null) {
  const sql = payloadSql(req)
  const by = req.user?.id
  if (!by) throw new ViolationError({ code: 'unauthenticated', params: {} })
  if (report.status !== 'pending') unwrap(await reopenReport(sql, { report: report.id, by }))
  if (status === 'pending') return
  const resolution = {
    targetType: report.targetType,
    targetId: targetOf(report),
    decision: status === 'dismissed' ? ('dismiss' as const) : ('hide' as const),
    reason: note?.trim() || REPORT_REASON_LABELS[report.reason],
    by,
  }
  unwrap(await resolveReports(sql, resolution))
}

const CURRENT = `
  SELECT status, outcome, reviewed_by_id AS "reviewedBy", note,
    ${instantSql('reviewed_at')} AS "reviewedAt"
  FROM reports WHERE id = $1 FOR NO KEY UPDATE`

/** With all reports of the same item: `reviewed` hides it, `dismissed` leaves it, `pending` undoes the decision. */
export const applyResolution: CollectionBeforeChangeHook<Report> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const changes = data.status !== undefined && data.status !== originalDoc.status
  if (changes) {
    await decide(req, originalDoc, data.status ?? 'pending', data.note)
    await auditIn(payloadSql(req), 'report_settled', {
      report: originalDoc.id,
      by: req.user?.id ?? null,
      from: originalDoc.status,
      to: data.status ?? 'pending',
    })
  }
  const { rows } = await payloadSql(req).query<Partial<Report>>(CURRENT, [originalDoc.id])
  const noted = !changes && data.note !== undefined ? { note: data.note } : {}
  return { ...data, ...rows[0], ...noted }
}
