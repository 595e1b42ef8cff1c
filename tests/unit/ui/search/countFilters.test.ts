import { describe, expect, it } from 'vitest'
import { countFilters } from '@/ui/search/FilterForm'

describe('Filter count', () => {
  it('The filter button counts what narrows the list', () => {
    expect(countFilters({ category: 'cafe', year: 2025, per_head_max: 15_000 })).toBe(3)
    expect(countFilters({ near: '37.5,127', radius: 2000 })).toBe(1)
  })

  it('The filter count leaves out the region, the search text, the order and default values', () =>
    expect(countFilters({ province: '서울특별시', q: '국밥', sort: 'name', category: 'all', radius: 1000 })).toBe(0))
})
