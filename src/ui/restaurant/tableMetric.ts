import type { Sort } from '@/domain/directory/listOrder'

/** The metric in a row's last column: the sort key, or the rating if the row shows the sort key anyway. */
export type TableMetric = 'amount' | 'recent' | 'rating' | 'either'

/** `either`: the rating if any row has one, else the last visit. */
export const tableMetric = (sort: Sort): TableMetric =>
  sort === 'amount' || sort === 'recent' || sort === 'rating' ? sort : 'either'
