/** Key prefix in session storage of the reviews being written. */
export const REVIEW_DRAFT_PREFIX = 'gonggong-bapsang:review-draft:v1:'
