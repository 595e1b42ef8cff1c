/** Filter and sort values, apart from the schemas so that browsers do not load the validator. */
export const CATEGORIES = ['all', 'restaurant', 'cafe'] as const
/** `relevance` (exact name, then its beginning, then the rest, each by visits) is the default where `q` is given. */
export const SORTS = [
  'relevance',
  'visit_count',
  'agency_count',
  'rating',
  'amount',
  'recent',
  'per_head',
  'name',
] as const
export type Category = (typeof CATEGORIES)[number]
export type Sort = (typeof SORTS)[number]

/** Relevance needs a search text; without one the order is by visits. */
export const effectiveSort = ({ q, sort }: { q?: string | undefined; sort: Sort }): Sort =>
  sort === 'relevance' && !q ? 'visit_count' : sort
