import { describe, expect, it } from 'vitest'
import { listHref, refine } from '@/ui/urls/listHref'

const words = (href: string) => decodeURIComponent(href.replaceAll('+', ' '))

describe('the URL of a list', () => {
  it('is /restaurants for the country and /regions once a region is chosen', () => {
    expect(listHref({})).toBe('/restaurants')
    expect(words(listHref({ province: '서울특별시', district: '중구' }))).toBe(
      '/regions?province=서울특별시&district=중구',
    )
  })

  it('leaves out every default value', () => {
    expect(listHref({ category: 'all', sort: 'visit_count', page: 1, size: 20 })).toBe('/restaurants')
    expect(listHref({ sort: 'relevance' })).toBe('/restaurants')
  })

  it('keeps the order by visits in a search, which is ordered by relevance by default', () => {
    expect(listHref({ q: 'a', sort: 'visit_count' })).toBe('/restaurants?q=a&sort=visit_count')
    expect(listHref({ q: 'a', sort: 'relevance' })).toBe('/restaurants?q=a')
  })

  it('is the same whatever the order of its filters', () => {
    expect(listHref({ year: 2025, q: 'a', page: 3 })).toBe(listHref({ page: 3, q: 'a', year: 2025 }))
  })

  it('returns to the first page when a filter changes', () => {
    expect(listHref(refine({ q: 'a', page: 7 }, { year: 2024 }))).toBe('/restaurants?q=a&year=2024')
  })
})
