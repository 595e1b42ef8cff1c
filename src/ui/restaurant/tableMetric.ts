import type { Sort } from '@/domain/directory/listOrder'

/** The last number of a line: what the list is ordered by, or, where that stands in the line anyway, the rating. */
export type TableMetric = 'amount' | 'recent' | 'rating' | 'either'

/** Whoever orders a list by something sees it. `either`: the rating if any line has one, else the last visit. */
export const tableMetric = (sort: Sort): TableMetric =>
  sort === 'amount' || sort === 'recent' || sort === 'rating' ? sort : 'either'
