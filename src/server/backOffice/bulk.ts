/** Who changes many things at once, and why. */
export interface BulkAuthor {
  by: number
  reason: string | null
}

export interface BulkOutcome {
  /** those that were there */
  ids: number[]
  /** the bulk changes that put back what truly changed */
  undo: { ids: number[]; data: Record<string, unknown> }[]
}
