/** A placeholder in addresses that an earlier system never completed. */
export const ADDRESS_MARKER = '위치 정보 업데이트 필요'
/** Restaurants without a visit or verification for this long may have closed. */
export const STALE_MONTHS = 24
/** Institutions whose records end this long before the newest count as silent. */
export const SILENT_MONTHS = 6
/** With fewer records, no publishing rhythm can be inferred. */
export const SILENT_VISITS_MIN = 12
/** The earliest plausible day of an expense. */
export const FIRST_EXPENSE_DAY = '2000-01-01'
/** Boundaries are coarse: a point counts as outside only beyond this distance (degrees, about 2 km). */
export const OUTSIDE_DEGREES = 0.02
/** An address with more names is a building or market. */
export const SHARED_NAMES_MAX = 20
export const TREND_WEEKS = 12
export const PREVIEW_ROWS = 20
export const MARK_NOTE_MAX = 200
