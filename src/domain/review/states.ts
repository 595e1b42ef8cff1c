/** Moderation state of a review: visible to all, to nobody, or to nobody until staff have checked it. */
export const REVIEW_STATUSES = ['published', 'hidden', 'pending'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
