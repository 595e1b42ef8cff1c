import { describe, expect, it } from 'vitest'
import { SORTS } from '@/domain/directory/listOrder'
import { tableMetric } from '@/ui/restaurant/tableMetric'

describe('the last number of a line', () => {
  it('is what the list is ordered by, where that stands nowhere else in the line', () => {
    expect(SORTS.map((sort) => [sort, tableMetric(sort)])).toEqual([
      ['relevance', 'either'],
      ['visit_count', 'either'],
      ['agency_count', 'either'],
      ['rating', 'rating'],
      ['amount', 'amount'],
      ['recent', 'recent'],
      ['per_head', 'either'],
      ['name', 'either'],
    ])
  })
})
