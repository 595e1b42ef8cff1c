export interface BulkAuthor {
  by: number
  reason: string | null
}

export interface BulkOutcome {
  ids: number[]
  /** revert what really changed */
  undo: { ids: number[]; data: Record<string, unknown> }[]
}
