import { describe, expect, it } from 'vitest'
import { RADIUS_MAX } from '@/domain/nearby/limits'
import { officeListHref } from '@/ui/office/officeListHref'

const OFFICE = { name: '중구청', near: '37.56412,126.99801' }
const hrefOf = (filters: Parameters<typeof officeListHref>[0]) => decodeURIComponent(officeListHref(filters, OFFICE))

describe('A list by distance from an office', () => {
  it('The list of the country becomes what is within a walk', () => {
    expect(hrefOf({ category: 'cafe', sort: 'rating', page: 3 })).toBe(`/restaurants?category=cafe&near=${OFFICE.near}`)
  })

  it.each([
    [{ province: '서울특별시', district: '중구' }, '/regions?province=서울특별시&district=중구'],
    [{ agency: 3 }, '/restaurants?agency=3'],
    [{ q: '국밥' }, '/restaurants?q=국밥'],
  ])('A list that is narrowed already keeps all it can: %j', (filters, href) => {
    expect(hrefOf(filters)).toBe(`${href}&near=${OFFICE.near}&radius=${RADIUS_MAX}`)
  })
})
