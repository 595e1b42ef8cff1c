/* Limits of the lists and pages of the directory. */

export const LIST_PAGE_SIZE = 20
export const LIST_PAGE_SIZE_MAX = 100
/** Later pages are rejected: nobody reads them, and OFFSET makes the database scan every skipped row. */
export const LIST_PAGE_MAX = 1000
export const VISITS_PAGE_SIZE = 20
export const POPULAR_COUNT = 10
export const TRENDING_WINDOW_DAYS = 30
/** Fewer visits with an hour than these are no habit of weekdays and hours. */
export const TIMED_VISITS_MIN = 10
/** Months in a trend line, newest last. */
export const TREND_MONTHS = 24
