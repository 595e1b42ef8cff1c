export const LIST_ROWS_MAX = 100
/** Counting stops here; longer lists say "at least". */
export const LIST_COUNT_MAX = 100_000
/** Counting of search results stops here; broader searches should be narrowed. */
export const SEARCH_COUNT_MAX = 500
export const listCountMax = (filter: object): number => ('q' in filter ? SEARCH_COUNT_MAX : LIST_COUNT_MAX)
export const BULK_IDS_MAX = 1_000
export const LIST_SEARCH_MAX = 100
export const REASON_MAX = 500
/** Characters of an internal note. */
export const NOTES_MAX = 2_000
/** Rows of an export: the capacity of a worksheet. */
export const EXPORT_ROWS_MAX = 1_000_000
export const SAVED_FILTERS_MAX = 20
/** One's own and those that colleagues share. */
export const LISTED_FILTERS_MAX = 40
export const SAVED_FILTER_NAME_MAX = 30
export const SAVED_FILTER_BYTES_MAX = 4_000
/** Concurrent exports in total; one per person. */
export const EXPORTS_MAX = 3
/** An export whose client stops reading for this long is aborted. */
export const EXPORT_IDLE_MS = 60_000
