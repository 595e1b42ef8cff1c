/** What members write, and staff look after. */
export const CONTENT_TYPES = ['comment', 'post', 'review'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

export const isContentType = (word: unknown): word is ContentType => CONTENT_TYPES.includes(word as ContentType)

/** Why somebody reports it. */
export const REPORT_REASONS = ['spam', 'harassment', 'inappropriate', 'misinformation', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `pending` until somebody has looked; then something was done about it (`reviewed`), or it was left as it is. */
export const REPORT_STATUSES = ['pending', 'reviewed', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** What became of the reported content. */
export const REPORT_OUTCOMES = ['hidden', 'deleted', 'kept', 'restricted'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** What staff may decide about reported content. */
export const REPORT_DECISIONS = ['hide', 'delete', 'dismiss', 'restrict'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const OUTCOME_OF: Record<ReportDecision, ReportOutcome> = {
  hide: 'hidden',
  delete: 'deleted',
  dismiss: 'kept',
  restrict: 'restricted',
}
