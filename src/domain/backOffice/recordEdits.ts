import type { Resource } from '../access/table'

/** Resources whose unsaved text is kept on the server. Others only say who edits a record. */
const DRAFTED: readonly Resource[] = ['notices', 'terms', 'collections']

export const isDrafted = (resource: string | undefined): boolean => DRAFTED.includes(resource as Resource)

/** In place of a record's id, for one that is being written for the first time. */
export const NEW_RECORD = 0
/** Colleagues see someone as editing this long after the last sign of life. */
export const EDIT_SEEN_SECONDS = 60
export const EDIT_INTERVAL_MS = 20_000
/** After typing stops. */
export const AUTOSAVE_DELAY_MS = 2_000
/** Characters of a draft's JSON: the longest text of a version of the terms, before and after. */
export const DRAFT_LENGTH_MAX = 128 * 1024
/** Of a request with such a draft in Korean. */
export const EDIT_BYTES_MAX = 3 * DRAFT_LENGTH_MAX + 1_024
export const DRAFT_DAYS = 30
/** Of one person, drafts and open forms. */
export const EDITS_MAX = 100
/** Colleagues named in an answer. */
export const EDITORS_LISTED = 10

export interface Draft {
  /** by field, as typed */
  values: Record<string, unknown>
  /** the same fields of the record when the edit started; empty for a new record */
  before: Record<string, unknown>
}

export interface StoredDraft extends Draft {
  /** the record's version when the edit started; null for a new record */
  base: string | null
}
