/* Limits of searching. */

export const SUGGESTIONS_MAX = 8
/** Searches a browser remembers for its own visitor. */
export const RECENT_SEARCHES_MAX = 6
export const SUGGEST_DEBOUNCE_MS = 120
export const QUERY_LENGTH_MAX = 60
