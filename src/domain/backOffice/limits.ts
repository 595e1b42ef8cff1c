/** Rows of a page of a list in the back office. */
export const LIST_ROWS_MAX = 100
/** Rows of a list are counted up to here; a list that is longer says "at least". */
export const LIST_COUNT_MAX = 100_000
/** Rows of a search are counted up to here: a word that more have in common is to be narrowed down. */
export const SEARCH_COUNT_MAX = 500
/** How far the rows are counted that a filter leaves. */
export const listCountMax = (filter: object): number => ('q' in filter ? SEARCH_COUNT_MAX : LIST_COUNT_MAX)
/** Documents that one bulk change or one look-up by ids may name. */
export const BULK_IDS_MAX = 1_000
/** Characters of what somebody searches a list for. */
export const LIST_SEARCH_MAX = 100
/** Characters of the reason that staff give for a change. */
export const REASON_MAX = 500
/** Characters of a note that staff keep with a record. */
export const NOTES_MAX = 2_000
/** Rows of an exported file: what one sheet of a workbook holds. */
export const EXPORT_ROWS_MAX = 1_000_000
/** Filters that a member of staff may keep under a name, for each list. */
export const SAVED_FILTERS_MAX = 20
export const SAVED_FILTER_NAME_MAX = 30
/** Bytes of one such filter, written as JSON. */
export const SAVED_FILTER_BYTES_MAX = 4_000
/** Exports that run at once, of everybody; each person has one. */
export const EXPORTS_MAX = 3
/** An export that no one takes anything of for so long has been left. */
export const EXPORT_IDLE_MS = 60_000
/** Entries of a page of a record's history. */
export const HISTORY_PAGE_SIZE = 50
