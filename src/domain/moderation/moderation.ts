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

export const REPORT_TEXT_MAX = 500
export const REPORTS_PER_HOUR = 30
/** Characters of the reason for hiding, and of a note on a report. */
export const MODERATION_REASON_MAX = 500
export const MODERATION_MESSAGE_MAX = 500
/** Maximum length of a 임시조치 (정보통신망법 제44조의2 제4항). */
export const RESTRICTION_DAYS_MAX = 30
/** A report is urgent from `REPORT_SOON_HOURS` remaining hours. */
export const REPORT_HOURS = 24
export const REPORT_SOON_HOURS = 6

/** How long a claim of reported content holds without being renewed. */
export const CLAIM_MINUTES = 30
/** Shorter texts are equal by chance. */
export const SAME_TEXT_MIN = 10

/** How long reviews, posts and comments stay in the trash before they are destroyed. */
export const TRASH_DAYS = 7
