export const SUGGESTIONS_MAX = 8
export const RECENT_SEARCHES_MAX = 6
export const SUGGEST_DEBOUNCE_MS = 120
export const QUERY_LENGTH_MAX = 60
