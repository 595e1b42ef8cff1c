import type { RecordKind } from './records'
import type { UploadKind } from './uploadKinds'

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
  agencies: ['name', 'type', 'parent', 'region', 'aliases', 'sourceUrl', 'category', 'subCategory'],
  restaurants: ['id', 'name', ...PLACE_COLUMNS, 'latitude', 'longitude', 'category', 'subCategory', 'phone', 'active'],
  reviews: ['restaurantId', 'restaurant', ...PLACE_COLUMNS, 'memberId', 'member', 'rating', 'content', 'writtenOn'],
} as const satisfies Record<RecordKind, readonly string[]>
export type RecordColumn<Kind extends RecordKind = RecordKind> = (typeof RECORD_COLUMNS)[Kind][number]

export const choosableColumns = (kind: UploadKind): readonly string[] =>
  kind === 'visits' ? CHOOSABLE_COLUMNS : RECORD_COLUMNS[kind]
