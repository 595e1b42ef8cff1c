import { useState } from 'react'
import { RESTRICTION_DAYS_MAX } from '@/domain/moderation/limits'
import type { ReportDecision, ReportReason } from '@/domain/moderation/states'
import { REPORT_REASON_LABELS } from '@/messages/labels'
import { DISMISS_REASON, messageToAuthor, REASON_TEMPLATES } from '@/messages/staff/moderation'
import { spokenDay } from '../kit/dates/koreanDate'
import type { ReportRecord } from './report'

export interface DecisionDraft {
  /** index of the template; the last one is free text */
  template: number
  ownReason: string
  message: string
  days: number
}

const OWN = REASON_TEMPLATES.length - 1
const TEMPLATE_OF: Partial<Record<ReportReason, number>> = { harassment: 0, spam: 2, misinformation: 3 }

/** The most frequent reason; on a tie, the earliest report's. */
function mainReason({ reports, reason }: ReportRecord): ReportReason {
  const pending = reports.filter(({ status }) => status === 'pending')
  const votes = (of: ReportReason) => pending.filter((report) => report.reason === of).length
  return pending.reduce<ReportReason>(
    (best, report) => (votes(report.reason) > votes(best) ? report.reason : best),
    reason,
  )
}

const messageFor = (record: ReportRecord, template: number): string => {
  const chosen = REASON_TEMPLATES[template]
  const { item } = record
  return chosen && item ? messageToAuthor(chosen, item.type, spokenDay(item.createdAt)) : ''
}

function firstDraft(record: ReportRecord): DecisionDraft {
  const reason = mainReason(record)
  const template = TEMPLATE_OF[reason] ?? OWN
  return {
    template,
    ownReason: template === OWN ? REPORT_REASON_LABELS[reason] : '',
    message: messageFor(record, template),
    days: RESTRICTION_DAYS_MAX,
  }
}

export function bodyOf(draft: DecisionDraft, decision: ReportDecision) {
  if (decision === 'dismiss') return { decision, reason: DISMISS_REASON }
  const reason = REASON_TEMPLATES[draft.template]?.reason || draft.ownReason.trim()
  if (!reason) return null
  return {
    decision,
    reason,
    message: draft.message.trim() || null,
    ...(decision === 'restrict' && { days: draft.days }),
  }
}

export function useDecisionDraft(record: ReportRecord) {
  const [draft, setDraft] = useState(() => firstDraft(record))
  const [isReasonMissing, setReasonMissing] = useState(false)
  return {
    draft,
    isReasonMissing,
    setReasonMissing,
    change: (changes: Partial<DecisionDraft>) => {
      setReasonMissing(false)
      setDraft((before) => ({ ...before, ...changes }))
    },
    /** changes the reason, and the message unless it was edited */
    choose: (template: number) => {
      setReasonMissing(false)
      setDraft((before) => ({
        ...before,
        template,
        message: before.message === messageFor(record, before.template) ? messageFor(record, template) : before.message,
      }))
    },
  }
}
