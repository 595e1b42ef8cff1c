/** What staff decided about a review: shown to all, to nobody, or to nobody until they have looked. */
export const REVIEW_STATUSES = ['published', 'hidden', 'pending'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** Why somebody reports a review. */
export const REPORT_REASONS = ['spam', 'harassment', 'inappropriate', 'misinformation', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `open` until somebody has looked; then the review was hidden for it, or left as it is. */
export const REPORT_STATUSES = ['open', 'upheld', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]
