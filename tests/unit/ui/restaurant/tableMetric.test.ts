import { describe, expect, it } from 'vitest'
import { SORTS } from '@/domain/directory/directory'
import { tableMetric } from '@/ui/restaurant/RestaurantTable'

describe('Last column of a list', () => {
  it('The last column shows the sort value when no other column does', () => {
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
