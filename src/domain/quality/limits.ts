/** Stands in addresses that an earlier system never completed. */
export const ADDRESS_MARKER = '위치 정보 업데이트 필요'
/** A restaurant that no one visited or verified for so long may be gone. */
export const STALE_MONTHS = 24
/** An institution whose records end so long before the newest of all has gone silent. */
export const SILENT_MONTHS = 6
/** Fewer records than these say nothing about when the next should come. */
export const SILENT_VISITS_MIN = 12
/** The first day that a published expense can have. */
export const FIRST_EXPENSE_DAY = '2000-01-01'
/** The boundaries are drawn coarsely: a point counts as outside once it is so far out (degrees, about 2 km). */
export const OUTSIDE_DEGREES = 0.02
/** An address with more names than these is a building or a market. */
export const SHARED_NAMES_MAX = 20
/** Weeks of a trend. */
export const TREND_WEEKS = 12
/** Rows of a page of a preview. */
export const PREVIEW_ROWS = 20
/** Characters of the note that somebody leaves with a mark. */
export const MARK_NOTE_MAX = 200
