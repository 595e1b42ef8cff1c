export type VisibleIf = { field: string; column: string } & (
  | { equals: true | string }
  | { empty: true }
  /** a time that has passed, or is not set */
  | { reached: true }
  /** a time that has not passed, or is not set */
  | { ahead: true }
)

const notTrashed = { field: 'deletedAt', column: 'deleted_at', empty: true } as const

/** The collections' access rules and the directory's SQL both derive from it. */
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
  // A comment's post must be public too; readers check that separately.
  comments: [{ field: 'status', column: 'status', equals: 'published' }, notTrashed],
  faqs: [{ field: 'status', column: 'status', equals: 'active' }],
  'place-collections': [{ field: 'published', column: 'published', equals: true }],
  'terms-versions': [{ field: 'published', column: 'published', equals: true }],
} as const satisfies Record<string, readonly VisibleIf[]>

export type VisibleKind = keyof typeof VISIBLE
