export const RECORD_KINDS = ['agencies', 'restaurants', 'reviews'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Why a valid row changes nothing. */
const RECORD_SKIP_REASONS = ['unchanged', 'review_exists'] as const

/** Why a row is rejected. Refers to the cell of the row's `column`, if set. */
const RECORD_REJECT_REASONS = [
  'name_missing',
  'text_too_long',
  'row_repeated',
  'code_invalid',
  'agency_abolished',
  'agency_part',
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

export const UPLOAD_KINDS = ['visits', ...RECORD_KINDS] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** `uploaded`: to be read; `read`: can be imported; `failed`: unreadable; `unpacked`: an archive */
export const UPLOAD_STATUSES = ['uploaded', 'read', 'failed', 'imported', 'undone', 'discarded', 'unpacked'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

export const isRecordsUpload = <One extends { kind: UploadKind }>(
  upload: One,
): upload is Extract<One, { kind: RecordKind }> => upload.kind !== 'visits'

/** In display order; keys of the importer's column words. */
export const CHOOSABLE_COLUMNS = [
  'date',
  'dateTime',
  'time',
  'place',
  'address',
  'amount',
  'amountSum',
  'headcount',
  'purpose',
  'payment',
  'department',
  'agency',
  'remarks',
  'standing',
  'year',
  'month',
  'day',
] as const
export type ChoosableColumn = (typeof CHOOSABLE_COLUMNS)[number]

const PLACE_COLUMNS = ['branch', 'address', 'province', 'district'] as const

export const RECORD_COLUMNS = {
  agencies: [
    ...(['name', 'type', 'parent', 'region', 'aliases', 'sourceUrl', 'category', 'subCategory'] as const),
    ...(['code', 'parentCode', 'mainCode', 'state', 'homepage', 'hallAddress', 'latitude', 'longitude'] as const),
  ],
  restaurants: ['id', 'name', ...PLACE_COLUMNS, 'latitude', 'longitude', 'category', 'subCategory', 'phone', 'active'],
  reviews: ['restaurantId', 'restaurant', ...PLACE_COLUMNS, 'memberId', 'member', 'rating', 'content', 'writtenOn'],
} as const satisfies Record<RecordKind, readonly string[]>
export type RecordColumn<Kind extends RecordKind = RecordKind> = (typeof RECORD_COLUMNS)[Kind][number]

export const choosableColumns = (kind: UploadKind): readonly string[] =>
  kind === 'visits' ? CHOOSABLE_COLUMNS : RECORD_COLUMNS[kind]
