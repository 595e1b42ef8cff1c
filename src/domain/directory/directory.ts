export const SHORT_TEXT_MAX = 200
export const SUB_CATEGORY_MAX = 50

export const LIST_PAGE_SIZE = 20
export const LIST_PAGE_SIZE_MAX = 100
/** Later pages are rejected, because OFFSET scans every skipped row. */
export const LIST_PAGE_MAX = 1000
export const VISITS_PAGE_SIZE = 20
/** Photographs on a restaurant's page: so many of staff, and so many of reviews. */
export const RESTAURANT_PHOTOS_MAX = 12
export const POPULAR_COUNT = 10
export const TRENDING_WINDOW_DAYS = 30
/** With fewer timed visits no pattern of weekdays and hours is shown. */
export const TIMED_VISITS_MIN = 10
export const TREND_MONTHS = 24

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

export interface RowFacts {
  /** median group size; null if unknown */
  headcount_median: number | null
  /** the busiest ISO weekday 1 (월) to 7 (일) and hour 0 to 23; null with too few timed visits */
  busiest_weekday: number | null
  busiest_hour: number | null
  /** 'YYYY-MM-DD' it was found closed */
  closed_on: string | null
}

/** Monthly visits, oldest first; null for a month without data. */
export type Trend = (number | null)[]

export const SIMILAR_SHOWN = 3
/** Only the most frequent institutions are compared. */
export const SHARED_AGENCIES = 10
/** Similar price: up to this factor more or less per head. */
export const SIMILAR_BAND = 1.3
