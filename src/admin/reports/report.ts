import type { ModerationDetail } from '@/domain/moderation/detail'
import type { ContentType, ReportOutcome, ReportReason, ReportStatus } from '@/domain/moderation/states'

/** A report as the queue has it. */
export interface ReportRow {
  id: number
  version: string
  targetType: ContentType
  target: number
  targetExcerpt: string | null
  reason: ReportReason
  status: ReportStatus
  outcome: ReportOutcome | null
  reviewedAt: string | null
  /** nickname of the person who decided */
  reviewedBy: string | null
  createdAt: string
  /** of the same item, in the same state */
  reportCount: number
}

/** A report with all that somebody needs to decide about it. */
export type ReportRecord = ReportRow & ModerationDetail

/** Keeps a whole report apart from rows of the list, by which react-admin would answer for a while. */
export const WHOLE = { whole: true }

/** Where a whole report is kept. */
export const wholeReportKey = (id: number) => ['reports', 'getOne', { id: String(id), meta: WHOLE }]
