/** The author of a bulk change, and the reason. */
export interface BulkAuthor {
  by: number
  reason: string | null
}

export interface BulkOutcome {
  /** existing ids */
  ids: number[]
  /** bulk changes that revert what really changed */
  undo: { ids: number[]; data: Record<string, unknown> }[]
}
