import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Report } from '@/payload-types'
import { instantSql } from '@/server/instantSql'
import { admitReport } from '@/server/moderation/reportContent'
import { reopenReport } from '@/server/moderation/reopenReport'
import { resolveReports } from '@/server/moderation/resolveReports'
import { payloadSql } from '@/server/payloadSql'
import { unwrap, ViolationError } from '@/server/violationError'
import { idOf } from '../../idOf'
import { reasonOf } from '../../hooks/reasonOf'

const targetOf = ({ targetType, comment, post, review }: Partial<Report>): number => {
  const target = targetType && { comment, post, review }[targetType]
  return target ? idOf(target) : 0
}

async function decide(req: PayloadRequest, report: Report, status: Report['status'], note: string | null) {
  const sql = payloadSql(req)
  const by = req.user?.id ?? null
  if (report.status !== 'pending') unwrap(await reopenReport(sql, { report: report.id, by }))
  if (status === 'pending') return
  const reason = note?.trim() || reasonOf(req)
  if (!reason) throw new ViolationError({ code: 'decision-reason-required', params: {} })
  const decision = status === 'dismissed' ? ('dismiss' as const) : ('hide' as const)
  const [targetType, targetId] = [report.targetType, targetOf(report)]
  unwrap(await resolveReports(sql, { targetType, targetId, decision, reason, by }))
}

const CURRENT = `
  SELECT status, outcome, reviewed_by_id AS "reviewedBy", note,
    ${instantSql('reviewed_at')} AS "reviewedAt"
  FROM reports WHERE id = $1 FOR NO KEY UPDATE`

/** With all reports of the same item: `reviewed` hides it, `dismissed` leaves it, `pending` undoes the decision. */
export const applyResolution: CollectionBeforeChangeHook<Report> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const changes = data.status !== undefined && data.status !== originalDoc.status
  const isNoted = data.note !== undefined && data.note !== originalDoc.note
  const isReason = isNoted || originalDoc.status === 'pending'
  if (changes) await decide(req, originalDoc, data.status ?? 'pending', (isReason && data.note) || null)
  const { rows } = await payloadSql(req).query<Partial<Report>>(CURRENT, [originalDoc.id])
  return { ...data, ...rows[0], ...(isNoted && !changes && { note: data.note }) }
}

/** One pending report per member and item; the index decides. */
export const admit: CollectionBeforeChangeHook<Report> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.reporter || !data.targetType) return data
  const content = { type: data.targetType, id: targetOf(data) }
  unwrap(await admitReport(payloadSql(req), idOf(data.reporter), content))
  return data
}
