import { describe, expect, it } from 'vitest'
import { listQuerySchema } from '@/contract/directoryQuery'
import type { RestaurantDetail } from '@/contract/directory'
import { structuredData, structuredList } from '@/ui/restaurant/JsonLd'
import { RESTAURANT_DETAIL } from './restaurantDetail'

const ORIGIN = 'https://example.kr'
/** A restaurant of which everything is known. */
const restaurantDetail: RestaurantDetail = {
  ...RESTAURANT_DETAIL,
  title: '가나 식당 </script>',
  sub_category: '한식',
  address: '서울특별시 중구 무교로 7',
  phone: '02-000-0000',
  latitude: 37.56,
  longitude: 126.98,
  per_head_median: 12_000,
  last_visit: '2025-01-01',
  avg_rating: 4.5,
  review_count: 2,
}
const asSent = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)

/** Properties that a type has to have; Google's documents of structured data, and Naver's guide for web masters. */
const RULES = {
  Restaurant: {
    google: ['name', 'address', 'address.addressCountry', 'aggregateRating.ratingValue', 'aggregateRating.reviewCount'],
    googleRecommends: ['geo.latitude', 'geo.longitude', 'image', 'priceRange', 'servesCuisine', 'telephone', 'url'],
    naver: ['name', 'address.addressRegion', 'address.addressLocality', 'address.streetAddress', 'telephone', 'image'],
  },
  BreadcrumbList: { google: ['position', 'name', 'item'], naver: ['position', 'name', 'item'] },
  ItemList: { google: ['position', 'url'], naver: ['position', 'name', 'url'] },
}

describe('Search engine requirements', () => {
  const [restaurant, breadcrumbs] = asSent(structuredData(restaurantDetail, ORIGIN))['@graph'] as Record<
    string,
    unknown
  >[]
  const query = listQuerySchema.parse({ province: '서울특별시', district: '중구', page: 3 })
  const pagination = { page: 3, size: 20, total: 41, pages: 3, total_is_minimum: false }
  const list = asSent(structuredList({ data: [restaurantDetail], pagination }, query, ORIGIN))

  it.each(Object.entries(RULES.Restaurant))('A restaurant has every property that %s names', (_, properties) => {
    expect(restaurant?.['@type']).toBe('Restaurant')
    for (const property of properties) expect(valueAt(restaurant, property), property).toBeTruthy()
    expect(String(restaurant?.priceRange).length).toBeLessThan(100)
  })

  it.each([
    ['BreadcrumbList', breadcrumbs],
    ['ItemList', list],
  ] as const)('Each entry of a %s has its position and a URL on this site', (type, data) => {
    expect(data?.['@type']).toBe(type)
    const entries = data?.itemListElement as Record<string, unknown>[]
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries)
      for (const property of new Set(Object.values(RULES[type]).flat())) expect(entry[property], property).toBeTruthy()
    for (const entry of entries) expect(String(entry.item ?? entry.url)).toMatch(/^https:\/\/example\.kr\//)
    const positions = entries.map(({ position }) => Number(position))
    expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index))
  })

  it('A later page of a list continues the numbering', () => {
    expect((list.itemListElement as { position: number }[])[0]?.position).toBe(41)
  })
})
