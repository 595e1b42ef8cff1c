export const SHORT_TEXT_MAX = 200
export const SUB_CATEGORY_MAX = 50

export const LIST_PAGE_SIZE = 20
export const LIST_PAGE_SIZE_MAX = 100
/** Later pages are rejected, because OFFSET scans every skipped row. */
export const LIST_PAGE_MAX = 1000
export const VISITS_PAGE_SIZE = 20
/** Photographs on a restaurant's page: so many of staff, and so many of reviews. */
export const RESTAURANT_PHOTOS_MAX = 12
export const POPULAR_COUNT = 10
export const TRENDING_WINDOW_DAYS = 30
/** With fewer timed visits no pattern of weekdays and hours is shown. */
export const TIMED_VISITS_MIN = 10
export const TREND_MONTHS = 24
