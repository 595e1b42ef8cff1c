/** Worst first. The screen's cards count the first four. */
export const QUALITY_TYPES = [
  'no_category',
  'incomplete_address',
  'no_phone',
  'duplicate',
  'no_point',
  'outside_district',
  'shared_address',
  'impossible_visit',
  'orphan_alias',
  'stale',
  'silent_agency',
  'person_name',
  'reading_changed',
] as const
export type QualityType = (typeof QUALITY_TYPES)[number]

export const QUALITY_SUBJECTS = ['restaurant', 'visit', 'agency', 'alias'] as const
export type QualitySubject = (typeof QUALITY_SUBJECTS)[number]

/** Types that depend on the restaurant alone; editing it re-evaluates them. */
export const OWN_TYPES = [
  'no_category',
  'incomplete_address',
  'no_phone',
  'no_point',
  'outside_district',
  'stale',
] as const satisfies readonly QualityType[]
export type OwnType = (typeof OWN_TYPES)[number]

export const isAboutRestaurants = (type: QualityType): boolean =>
  type === 'duplicate' || type === 'shared_address' || (OWN_TYPES as readonly string[]).includes(type)

export const isGrouped = (type: QualityType): boolean => type === 'duplicate' || type === 'shared_address'

/** Types that make a restaurant hard to find; 'needs improvement' counts restaurants with them. */
export const IMPROVABLE_TYPES = ['no_category', 'incomplete_address'] as const satisfies readonly QualityType[]

export const VISIT_FAULTS = ['future', 'too_old', 'amount_low', 'amount_high', 'headcount', 'suspect_date'] as const
export type VisitFault = (typeof VISIT_FAULTS)[number]

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
