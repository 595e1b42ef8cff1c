/** Filter and sort values, separate from the schemas so that browsers do not load the validator. */
export const CATEGORIES = ['all', 'restaurant', 'cafe'] as const
/** `relevance` (exact, prefix, rest) is the default with `q`; `distance` needs `near` and is the default with it. */
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

/** Relevance needs a search text and distance a point; otherwise falls back to the other, or to visits. */
export function effectiveSort({ q, near, sort }: Order): Sort {
  if (sort !== 'relevance' && sort !== 'distance') return sort
  return near ? 'distance' : q ? 'relevance' : 'visit_count'
}
