/** Records of the directory that a file may hold, besides visits. All of them can be read, imported and taken back. */
export const RECORD_KINDS = ['agencies', 'restaurants', 'reviews'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Why nothing is written for a row that is right: it says what is so already. */
type RecordSkipReason = 'unchanged' | 'review_exists'

/** Why a row is rejected. It is about the cell of the row's `column`, where it has one. */
export type RecordRejectReason =
  | 'name_missing'
  | 'text_too_long'
  | 'row_repeated'
  // agencies
  | 'type_unknown'
  | 'parent_unknown'
  | 'parent_circular'
  | 'region_unknown'
  | 'region_ambiguous'
  | 'name_ambiguous'
  | 'url_invalid'
  // restaurants
  | 'id_invalid'
  | 'restaurant_unknown'
  | 'restaurant_ambiguous'
  | 'restaurant_trashed'
  | 'address_missing'
  | 'point_invalid'
  | 'point_incomplete'
  | 'category_unknown'
  | 'phone_invalid'
  | 'active_unknown'
  // reviews
  | 'restaurant_missing'
  | 'place_missing'
  | 'member_missing'
  | 'member_unknown'
  | 'rating_missing'
  | 'rating_invalid'
  | 'content_missing'
  | 'date_unreadable'
  | 'date_future'

export type RecordReason = RecordSkipReason | RecordRejectReason

export type RecordValue = string | number | boolean | string[] | null

/** What a row of records was read as. */
export interface RecordReading {
  /** what an import does with the row; null: nothing */
  action: 'create' | 'update' | null
  /** the record that it is about, where there is one */
  id: number | null
  /** the name of what it is about */
  title: string
  /** by column: what its cells were read as; empty ones are not there */
  values: Record<string, RecordValue>
  /** by column: the former values of what an update changes */
  before: Record<string, RecordValue>
}

/** Result of an import of records, or what one would do. created + updated + skipped + rejected = read. */
export interface RecordsReport {
  file: string
  read: number
  created: number
  updated: number
  skipped: number
  rejected: number
  reasons: Partial<Record<RecordReason, number>>
}

export interface RecordExample {
  /** null: it is not there yet */
  id: number | null
  title: string
  row: number
}

/** What an import of records would do, with the first rows of each outcome. */
export interface RecordsPlan {
  report: RecordsReport
  examples: Record<'created' | 'updated', RecordExample[]>
}

/** A record of an import that its undo left, since somebody changed it. */
export interface KeptRecord {
  id: number
  sheet: string | null
  row: number
  title: string
  /** why it stays: somebody changed it, or something else hangs on it */
  reason: 'changed' | 'in_use'
}
