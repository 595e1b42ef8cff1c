/* Limits of the directory: what its records hold, its lists and pages. */

/** Characters of a name, of a branch, an address or a category. */
export const SHORT_TEXT_MAX = 200
/** Characters of what a restaurant serves, in a word. */
export const SUB_CATEGORY_MAX = 50

export const LIST_PAGE_SIZE = 20
export const LIST_PAGE_SIZE_MAX = 100
/** Later pages are rejected: no one reads them, and OFFSET makes the database scan every skipped row. */
export const LIST_PAGE_MAX = 1000
export const VISITS_PAGE_SIZE = 20
export const POPULAR_COUNT = 10
export const TRENDING_WINDOW_DAYS = 30
/** Fewer visits with an hour than these are no habit of weekdays and hours. */
export const TIMED_VISITS_MIN = 10
/** Months in a trend line, newest last. */
export const TREND_MONTHS = 24
