/** Where the tab's own storage holds the reviews being written. */
export const REVIEW_DRAFT_PREFIX = 'gonggong-bapsang:review-draft:v1:'
