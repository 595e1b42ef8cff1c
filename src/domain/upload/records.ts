export const RECORD_KINDS = ['agencies', 'restaurants', 'reviews'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Why a valid row changes nothing. */
const RECORD_SKIP_REASONS = ['unchanged', 'review_exists'] as const

/** Why a row is rejected. Refers to the cell of the row's `column`, if set. */
const RECORD_REJECT_REASONS = [
  'name_missing',
  'text_too_long',
  'row_repeated',
  'type_unknown',
  'parent_unknown',
  'parent_circular',
  'region_unknown',
  'region_ambiguous',
  'name_ambiguous',
  'url_invalid',
  'id_invalid',
  'restaurant_unknown',
  'restaurant_ambiguous',
  'restaurant_trashed',
  'address_missing',
  'point_invalid',
  'point_incomplete',
  'category_unknown',
  'phone_invalid',
  'active_unknown',
  'restaurant_missing',
  'place_missing',
  'member_missing',
  'member_unknown',
  'rating_missing',
  'rating_invalid',
  'content_missing',
  'date_unreadable',
  'date_future',
] as const
export type RecordRejectReason = (typeof RECORD_REJECT_REASONS)[number]

export const RECORD_REASONS = [...RECORD_SKIP_REASONS, ...RECORD_REJECT_REASONS] as const
export type RecordReason = (typeof RECORD_REASONS)[number]
