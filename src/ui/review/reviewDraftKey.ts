export const REVIEW_DRAFT_PREFIX = 'gonggong-bapsang:review-draft:v1:'
