export const CONTENT_TYPES = ['comment', 'post', 'review'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

export const isContentType = (word: unknown): word is ContentType => CONTENT_TYPES.includes(word as ContentType)

export const REPORT_REASONS = ['spam', 'harassment', 'inappropriate', 'misinformation', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `pending`, then `reviewed` (action taken) or `dismissed`. */
export const REPORT_STATUSES = ['pending', 'reviewed', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

export const REPORT_OUTCOMES = ['hidden', 'deleted', 'kept', 'restricted'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const REPORT_DECISIONS = ['hide', 'delete', 'dismiss', 'restrict'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const OUTCOME_OF: Record<ReportDecision, ReportOutcome> = {
  hide: 'hidden',
  delete: 'deleted',
  dismiss: 'kept',
  restrict: 'restricted',
}
