/** Filter and sort values, apart from the schemas so that browsers do not load the validator. */
export const CATEGORIES = ['all', 'restaurant', 'cafe'] as const
/**
 * `relevance` (exact name, then its beginning, then the rest, each by visits) is the default where `q` is given;
 * `distance` is the default, and possible, where `near` is.
 */
export const SORTS = [
  'relevance',
  'visit_count',
  'agency_count',
  'rating',
  'amount',
  'recent',
  'per_head',
  'name',
  'distance',
] as const
export type Category = (typeof CATEGORIES)[number]
export type Sort = (typeof SORTS)[number]

interface Order {
  q?: string | undefined
  near?: string | undefined
  sort: Sort
}

/** Relevance needs a search text: without one the order is by distance, or by visits where no point is given. */
export const effectiveSort = ({ q, near, sort }: Order): Sort =>
  sort === 'relevance' && (near || !q) ? (near ? 'distance' : 'visit_count') : sort
