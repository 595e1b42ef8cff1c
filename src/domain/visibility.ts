/** A condition on one field of a document, and on its column. */
export type VisibleIf = { field: string; column: string } & (
  | { equals: true | string }
  | { empty: true }
  /** a point in time that has come, or is not set */
  | { reached: true }
  /** a point in time that has not come yet, or is not set */
  | { ahead: true }
)

const notTrashed = { field: 'deletedAt', column: 'deleted_at', empty: true } as const

/**
 * What makes a document of each kind public. The collections' access rules and the directory's SQL are both derived
 * from it.
 */
export const VISIBLE = {
  restaurants: [
    { field: 'isActive', column: 'is_active', equals: true },
    notTrashed,
    { field: 'mergedInto', column: 'merged_into_id', empty: true },
  ],
  reviews: [{ field: 'status', column: 'status', equals: 'published' }, notTrashed],
  posts: [
    { field: 'status', column: 'status', equals: 'published' },
    notTrashed,
    { field: 'publishFrom', column: 'publish_from', reached: true },
    { field: 'publishUntil', column: 'publish_until', ahead: true },
  ],
  // Seen where its post is: anyone who reads comments asks that too.
  comments: [{ field: 'status', column: 'status', equals: 'published' }, notTrashed],
  'terms-versions': [{ field: 'published', column: 'published', equals: true }],
} as const satisfies Record<string, readonly VisibleIf[]>

/** Reviews that staff moderate: in any state, except those that their authors deleted. */
export const STAFF_REVIEWS: readonly VisibleIf[] = [notTrashed]

export type VisibleKind = keyof typeof VISIBLE
