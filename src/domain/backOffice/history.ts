export interface HistoryEntry {
  /** unique within a record's history */
  key: string
  kind: 'change' | 'merge' | 'import'
  at: string
  /** 'record_updated' etc.; 'merged', 'merge_undone'; 'imported', 'import_undone' */
  event: string
  actor: { id: number; nickname: string | null; role: string | null } | null
  reason: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  details: HistoryDetails | null
}

export interface HistoryDetails {
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

export interface HistoryPage {
  data: HistoryEntry[]
  total: number
  regions: Record<string, string>
}
