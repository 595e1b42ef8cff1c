/** What can be wrong with the data, worst first. The first four are counted on the cards of the screen. */
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

/** What an issue may be about. */
export const QUALITY_SUBJECTS = ['restaurant', 'visit', 'agency', 'alias'] as const
export type QualitySubject = (typeof QUALITY_SUBJECTS)[number]

/** Types that a restaurant has by itself: one change of it decides them again. */
export const OWN_TYPES = [
  'no_category',
  'incomplete_address',
  'no_phone',
  'no_point',
  'outside_district',
  'stale',
] as const satisfies readonly QualityType[]
export type OwnType = (typeof OWN_TYPES)[number]

/** Types whose rows are restaurants, and can be changed together. */
export const isAboutRestaurants = (type: QualityType): boolean =>
  type === 'duplicate' || type === 'shared_address' || (OWN_TYPES as readonly string[]).includes(type)

/** Types whose rows belong together by `groupKey`. */
export const isGrouped = (type: QualityType): boolean => type === 'duplicate' || type === 'shared_address'

/** Types that make a restaurant hard to find: 'needs improvement' counts those of them that have issues. */
export const IMPROVABLE_TYPES = ['no_category', 'incomplete_address'] as const satisfies readonly QualityType[]

/** Why the date or amount of a visit cannot be. */
export const VISIT_FAULTS = ['future', 'too_old', 'amount_low', 'amount_high', 'headcount', 'suspect_date'] as const
export type VisitFault = (typeof VISIT_FAULTS)[number]
