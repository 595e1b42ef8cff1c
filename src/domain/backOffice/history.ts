/** What once happened to a record: somebody's change, a merge, or what an import brought it. */
export interface HistoryEntry {
  /** unique in a record's history */
  key: string
  kind: 'change' | 'merge' | 'import'
  at: string
  /** 'record_updated' and its like; 'merged', 'merge_undone'; 'imported', 'import_undone' */
  event: string
  actor: { id: number; nickname: string | null; role: string | null } | null
  reason: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  details: HistoryDetails | null
}

export interface HistoryDetails {
  /** a merge: its record, and the restaurant that became part of this one */
  merge?: number
  restaurant?: number
  title?: string
  isUndone?: boolean
  /** rows of other tables that moved, by table */
  moved?: Record<string, number>
  /** an import: its file and what it brought */
  batch?: number
  fileName?: string
  visits?: number
}

export interface HistoryPage {
  data: HistoryEntry[]
  total: number
  /** names of districts that entries speak of, by their number */
  regions: Record<string, string>
}
