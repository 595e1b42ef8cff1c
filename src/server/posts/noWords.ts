/** Replaces the text of a purged comment that has replies. */
export const NO_WORDS = '-'
