/** What must hold of one field of a document, and of its column. */
export type VisibleIf = { field: string; column: string } & ({ equals: true | string } | { empty: true })

const notTrashed = { field: 'deletedAt', column: 'deleted_at', empty: true } as const

/**
 * What of each kind everybody sees. The one place that says it: access rules of the collections and the SQL of the
 * directory are both made from it.
 */
export const VISIBLE = {
  restaurants: [
    { field: 'isActive', column: 'is_active', equals: true },
    notTrashed,
    { field: 'mergedInto', column: 'merged_into_id', empty: true },
  ],
  reviews: [{ field: 'status', column: 'status', equals: 'published' }, notTrashed],
  'terms-versions': [{ field: 'published', column: 'published', equals: true }],
} as const satisfies Record<string, readonly VisibleIf[]>

/** Members' reviews that staff decide about: whatever their state, but not what their writers took back. */
export const STAFF_REVIEWS: readonly VisibleIf[] = [notTrashed]

export type VisibleKind = keyof typeof VISIBLE
