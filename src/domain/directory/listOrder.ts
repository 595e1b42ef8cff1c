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

/**
 * Relevance needs a search text, distance a point: without the one the order is by the other, without both by visits.
 */
export function effectiveSort({ q, near, sort }: Order): Sort {
  if (sort !== 'relevance' && sort !== 'distance') return sort
  return near ? 'distance' : q ? 'relevance' : 'visit_count'
}
