import { describe, expect, it } from 'vitest'
import { RADIUS_MAX } from '@/domain/nearby/nearby'
import { listHref, nearestListHref, refine } from '@/ui/urls/listHref'

const words = (href: string) => decodeURIComponent(href.replaceAll('+', ' '))

describe('List URL', () => {
  it('A list URL is /restaurants for the country and /regions once a region is chosen', () => {
    expect(listHref({})).toBe('/restaurants')
    expect(words(listHref({ province: '서울특별시', district: '중구' }))).toBe(
      '/regions?province=서울특별시&district=중구',
    )
  })

  it('A list URL leaves out every default value', () => {
    expect(listHref({ category: 'all', sort: 'visit_count', page: 1, size: 20 })).toBe('/restaurants')
    expect(listHref({ sort: 'relevance' })).toBe('/restaurants')
  })

  it('A search URL keeps the order by visits, as a search is ordered by relevance by default', () => {
    expect(listHref({ q: 'a', sort: 'visit_count' })).toBe('/restaurants?q=a&sort=visit_count')
    expect(listHref({ q: 'a', sort: 'relevance' })).toBe('/restaurants?q=a')
  })

  it('A list URL does not depend on the order of its filters', () => {
    expect(listHref({ year: 2025, q: 'a', page: 3 })).toBe(listHref({ page: 3, q: 'a', year: 2025 }))
  })

  it('A changed filter returns to the first page', () => {
    expect(listHref(refine({ q: 'a', page: 7 }, { year: 2024 }))).toBe('/restaurants?q=a&year=2024')
  })
})

const NEAR = '37.56412,126.99801'
const nearestOf = (filters: Parameters<typeof nearestListHref>[0]) => decodeURIComponent(nearestListHref(filters, NEAR))

describe('A list by distance from a point', () => {
  it('The list of the country becomes what is within a walk', () => {
    expect(nearestOf({ category: 'cafe', sort: 'rating', page: 3 })).toBe(`/restaurants?category=cafe&near=${NEAR}`)
  })

  it.each([
    [{ province: '서울특별시', district: '중구' }, '/regions?province=서울특별시&district=중구'],
    [{ agency: 3 }, '/restaurants?agency=3'],
    [{ q: '국밥' }, '/restaurants?q=국밥'],
  ])('A list that is narrowed already keeps all it can: %j', (filters, href) => {
    expect(nearestOf(filters)).toBe(`${href}&near=${NEAR}&radius=${RADIUS_MAX}`)
  })
})
