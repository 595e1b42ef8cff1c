/* Limits of the lists and pages of the directory. */

export const LIST_PAGE_SIZE = 20
export const LIST_PAGE_SIZE_MAX = 100
/** Pages beyond this are refused: nobody reads them, and OFFSET costs the database every row it skips. */
export const LIST_PAGE_MAX = 1000
export const VISITS_PAGE_SIZE = 20
export const POPULAR_COUNT = 10
export const TRENDING_WINDOW_DAYS = 30
/** Months drawn in a trend line, newest last. */
export const TREND_MONTHS = 24
