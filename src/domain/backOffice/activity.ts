export const ACTIVITY_PAGE_SIZE = 20
/** Characters of a note by staff. */
export const NOTE_MAX = 1_000
export const NOTES_PER_HOUR = 60
/** Longer values of a change are cut to this many characters; an ellipsis follows. */
export const SHOWN_VALUE_MAX = 300

/** In the audit log, for any record: that a note was written or deleted, never its text. */
export const NOTE_ADDED = { notes: '메모를 더함' }
export const NOTE_DELETED = { notes: '메모를 지움' }

export interface ActivityEntry {
  /** unique within a record's activity */
  key: string
  kind: 'change' | 'merge' | 'import' | 'note'
  at: string
  /** 'record_updated' etc.; 'merged', 'merge_undone'; 'imported'; 'noted' */
  event: string
  actor: { id: number; nickname: string | null; role: string | null } | null
  /** of a note: its text */
  reason: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  details: ActivityDetails | null
}

interface ActivityDetails {
  /** the audit entry of a change */
  entry?: number
  /** for a note: its id, and whether the reader may delete it */
  note?: number
  canDelete?: boolean
  /** for a merge: its record, and the absorbed restaurant */
  merge?: number
  restaurant?: number
  title?: string
  isUndone?: boolean
  /** moved rows by table */
  moved?: Record<string, number>
  /** for an import: its file and what it added */
  batch?: number
  fileName?: string
  visits?: number
}

export interface ActivityPage {
  /** newest first */
  data: ActivityEntry[]
  hasMore: boolean
  /** names of the districts in the changes, by id */
  regions: Record<string, string>
}

/** The text of a record after a change. */
export interface EarlierText {
  at: string
  /** values by field; a field without one has not changed since */
  values: Record<string, unknown>
  /** fields whose text of that time is not kept */
  lost: string[]
}
