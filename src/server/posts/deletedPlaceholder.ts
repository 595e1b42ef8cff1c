/** Replaces the text of a purged comment that has replies. */
export const DELETED_PLACEHOLDER = '-'
