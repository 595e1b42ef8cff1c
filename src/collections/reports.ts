import type { CollectionConfig, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { MODERATION_REASON_MAX, REPORT_TEXT_MAX } from '@/domain/moderation/moderation'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import {
  CONTENT_TYPE_LABELS,
  REPORT_OUTCOME_LABELS,
  REPORT_REASON_LABELS,
  REPORT_STATUS_LABELS,
} from '@/messages/labels'
import type { Report } from '@/payload-types'
import { instantSql } from '@/server/sqlConditions'
import { admitReport } from '@/server/moderation/reportContent'
import { decide, plannedDecision } from '@/server/moderation/decide'
import { reopenReport } from '@/server/moderation/reopenReport'
import { payloadSql } from '@/server/payloadSql'
import { unwrap, ViolationError } from '@/server/violationError'
import { countCharacters, optionsOf, idOf } from './fields'
import { allOrNone, clampPaging } from './hooks/operations'
import { recordChange, reasonOf } from './hooks/recordChange'
import { fillAuthor } from './hooks/ownContent'

const targetOf = ({ targetType, comment, post, review }: Partial<Report>): number => {
  const target = targetType && { comment, post, review }[targetType]
  return target ? idOf(target) : 0
}

async function resolve(req: PayloadRequest, report: Report, status: Report['status'], note: string | null) {
  if (report.status !== 'pending') unwrap(await reopenReport(req, report.id))
  if (status === 'pending') return
  const reason = note?.trim() || reasonOf(req)
  if (!reason) throw new ViolationError({ code: 'decision-reason-required', params: {} })
  const planned = plannedDecision(req)
  const transition = planned?.transition ?? (status === 'dismissed' ? 'dismiss' : 'hide')
  const content = { type: report.targetType, ids: [targetOf(report)] }
  const outcome = await decide(req, content, { ...planned, transition, reason })
  if (outcome.reports === 0) throw new ViolationError({ code: 'reports-resolved', params: {} })
  if (planned) planned.outcome = outcome
}

const CURRENT = `
  SELECT status, outcome, reviewed_by_id AS "reviewedBy", note,
    ${instantSql('reviewed_at')} AS "reviewedAt"
  FROM reports WHERE id = $1 FOR NO KEY UPDATE`

/** With all reports of the same item: `reviewed` hides it, `dismissed` leaves it, `pending` undoes the decision. */
const applyResolution: CollectionBeforeChangeHook<Report> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const changes = data.status !== undefined && data.status !== originalDoc.status
  const isNoted = data.note !== undefined && data.note !== originalDoc.note
  const isReason = isNoted || originalDoc.status === 'pending'
  const planned = plannedDecision(req)
  if (planned && (planned.transition === 'undo') === (originalDoc.status === 'pending'))
    throw new ViolationError({
      code: planned.transition === 'undo' ? 'resolution-undone' : 'reports-resolved',
      params: {},
    })
  if (changes) await resolve(req, originalDoc, data.status ?? 'pending', (isReason && data.note) || null)
  const { rows } = await payloadSql(req).query<Partial<Report>>(CURRENT, [originalDoc.id])
  return { ...data, ...rows[0], ...(isNoted && !changes && { note: data.note }) }
}

/** One pending report per member and item; the index decides. */
const admit: CollectionBeforeChangeHook<Report> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.reporter || !data.targetType) return data
  const content = { type: data.targetType, id: targetOf(data) }
  unwrap(await admitReport(payloadSql(req), idOf(data.reporter), content))
  return data
}

const recorded = recordChange({
  subject: 'report',
  fields: ['note'],
  isDecided: (before, after) => before.status !== after.status,
})

export const Reports: CollectionConfig = {
  slug: 'reports',
  labels: { singular: '신고', plural: '신고' },
  defaultSort: '-createdAt',
  admin: {
    group: PANEL_GROUPS.community,
    useAsTitle: 'reason',
    defaultColumns: ['targetType', 'reason', 'description', 'status', 'createdAt'],
  },
  hooks: {
    beforeOperation: [clampPaging],
    afterOperation: [allOrNone],
    beforeChange: [fillAuthor('reporter'), admit, applyResolution],
    afterChange: [recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    { name: 'targetType', type: 'select', required: true, label: '신고한 것', options: optionsOf(CONTENT_TYPE_LABELS) },
    // Exactly the one that `targetType` names, by a table constraint.
    { name: 'comment', type: 'relationship', relationTo: 'comments', label: '댓글' },
    { name: 'post', type: 'relationship', relationTo: 'posts', label: '글' },
    { name: 'review', type: 'relationship', relationTo: 'reviews', label: '리뷰' },
    // Empty once the account is deleted.
    { name: 'reporter', type: 'relationship', relationTo: 'users', label: '신고한 사람' },
    {
      name: 'reason',
      type: 'select',
      required: true,
      defaultValue: 'inappropriate',
      label: '이유',
      options: optionsOf(REPORT_REASON_LABELS),
    },
    { name: 'description', type: 'textarea', maxLength: REPORT_TEXT_MAX, validate: countCharacters, label: '설명' },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      label: '처리',
      options: optionsOf(REPORT_STATUS_LABELS),
      admin: {
        description:
          "'조치함'으로 바꾸면 신고한 것을 곧바로 숨기고, 같은 것에 대한 신고를 함께 닫아요. 처리 메모에 이유를 적어 주세요.",
      },
    },
    { name: 'outcome', type: 'select', label: '결과', options: optionsOf(REPORT_OUTCOME_LABELS) },
    { name: 'reviewedAt', type: 'date', label: '처리한 때' },
    { name: 'reviewedBy', type: 'relationship', relationTo: 'users', label: '처리한 사람' },
    { name: 'note', type: 'textarea', maxLength: MODERATION_REASON_MAX, label: '처리 메모' },
  ],
}
