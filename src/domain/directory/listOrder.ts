/** The choices of a list, apart from the schemas: browsers need the words, not the validator. */
export const CATEGORIES = ['all', 'restaurant', 'cafe'] as const
/** `relevance` (exact name, then its beginning, then the rest, each by visits) is the default where `q` is given. */
export const SORTS = ['relevance', 'visit_count', 'agency_count', 'rating', 'amount', 'recent', 'per_head', 'name'] as const
export type Category = (typeof CATEGORIES)[number]
export type Sort = (typeof SORTS)[number]

/** Without a search text there is nothing to be relevant to: then the order is by visits. */
export const effectiveSort = ({ q, sort }: { q?: string | undefined; sort: Sort }): Sort =>
  sort === 'relevance' && !q ? 'visit_count' : sort
