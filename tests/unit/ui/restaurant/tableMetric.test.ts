import { describe, expect, it } from 'vitest'
import { SORTS } from '@/domain/directory/listOrder'
import { tableMetric } from '@/ui/restaurant/tableMetric'

describe('the last number in a row of a list', () => {
  it('is the one that the list is sorted by, when no other column shows that', () => {
    expect(SORTS.map((sort) => [sort, tableMetric(sort)])).toEqual([
      ['relevance', 'either'],
      ['visit_count', 'either'],
      ['agency_count', 'either'],
      ['rating', 'rating'],
      ['amount', 'amount'],
      ['recent', 'recent'],
      ['per_head', 'either'],
      ['name', 'either'],
      ['distance', 'either'],
    ])
  })
})
