/** Moderation state of a review: visible to all, to no one, or to no one until staff have checked it. */
export const REVIEW_STATUSES = ['published', 'hidden', 'pending'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
