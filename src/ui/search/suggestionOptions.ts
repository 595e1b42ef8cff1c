import type { Suggestions } from '@/domain/directory/schemas'
import { displayRegion } from '@/domain/region/displayRegion'
import { shortProvince } from '@/domain/region/shortProvince'
import { listHref } from '../address/listHref'
import { restaurantHref } from '../address/restaurantHref'
import { formatCount } from '../format/number'

/** One line of the list under the search field. */
export interface SuggestionOption {
  kind: 'recent' | 'region' | 'restaurant'
  key: string
  title: string
  note: string
  href: string
}

const place = (item: Suggestions['restaurants'][number]): string => {
  const region = [item.sub_add1 && shortProvince(item.sub_add1), item.sub_add2].filter(Boolean).join(' ')
  return [item.sub_category, region || item.address].filter(Boolean).join(' · ')
}

/** Regions first (there are few, and they are what a short word usually means), then restaurants. */
export function suggestionOptions(found: Suggestions): SuggestionOption[] {
  const regions = found.regions.map(
    (region): SuggestionOption => ({
      kind: 'region',
      key: `region-${region.code}`,
      title: displayRegion(region, { short: true }),
      note: `식당 ${formatCount(region.restaurant_count)}곳`,
      href: listHref({ province: region.province, district: region.district ?? undefined }),
    }),
  )
  const restaurants = found.restaurants.map(
    (item): SuggestionOption => ({
      kind: 'restaurant',
      key: `restaurant-${item.id}`,
      title: item.title,
      note: place(item),
      href: restaurantHref(item.id),
    }),
  )
  return [...regions, ...restaurants]
}

export const recentOptions = (searches: readonly string[]): SuggestionOption[] =>
  searches.map((text) => ({ kind: 'recent', key: `recent-${text}`, title: text, note: '최근 검색', href: listHref({ q: text }) }))
