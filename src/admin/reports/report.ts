import type { ModerationDetail } from '@/domain/moderation/detail'
import type { ContentType, ReportOutcome, ReportReason, ReportStatus } from '@/domain/moderation/states'
import { FULL_RECORD } from '../dataProvider/dataProvider'

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
  reviewedBy: string | null
  createdAt: string
  /** reports of the same item in the same state */
  reportCount: number
}

export type ReportRecord = ReportRow & ModerationDetail

export const wholeReportKey = (id: number) => ['reports', 'getOne', { id: String(id), meta: FULL_RECORD }]
