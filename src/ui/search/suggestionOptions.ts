import type { Suggestions } from '@/contract/directory'
import { displayRegion, shortProvince } from '@/domain/region/regionNames'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { LIST_SEARCH } from '@/messages/site/lists'
import { agencyHref } from '../urls/agencyHref'
import { listHref } from '../urls/listHref'
import { restaurantHref } from '../urls/restaurantHref'
import { formatCount } from '../format/number'

export interface SuggestionOption {
  kind: 'recent' | 'region' | 'point' | 'kind' | 'agency' | 'restaurant'
  key: string
  title: string
  note: string
  href: string
}

const place = (item: Suggestions['restaurants'][number]): string => {
  const region = [item.sub_add1 && shortProvince(item.sub_add1), item.sub_add2].filter(Boolean).join(' ')
  return [item.sub_category, region || item.address].filter(Boolean).join(' · ')
}

const countOf = ({ restaurant_count }: { restaurant_count: number }): string =>
  restaurant_count > 0 ? `식당 ${formatCount(restaurant_count)}곳` : '아직 식당이 없어요'

function regionOptions({ provinces, regions }: Suggestions): SuggestionOption[] {
  return [
    ...provinces.map((province): SuggestionOption => ({
      kind: 'region',
      key: `province-${province.province}`,
      title: province.province,
      note: countOf(province),
      href: listHref({ province: province.province }),
    })),
    ...regions.map((region): SuggestionOption => ({
      kind: 'region',
      key: `region-${region.code}`,
      title: displayRegion(region, { short: true }),
      note: countOf(region),
      href: listHref({ province: region.province, district: region.district ?? undefined }),
    })),
  ]
}

/** The list that the text describes ('중구 한식'). */
const kindOptions = ({ q, understood }: Suggestions): SuggestionOption[] =>
  understood
    ? [
        {
          kind: 'kind',
          key: 'kind',
          title: q.trim(),
          note: `업종 ${understood.kind} 모두 보기`,
          href: listHref({ q: q.trim() }),
        },
      ]
    : []

const agencyOptions = ({ agencies }: Suggestions): SuggestionOption[] =>
  agencies.map((agency) => ({
    kind: 'agency',
    key: `agency-${agency.id}`,
    title: agency.name,
    note: `${AGENCY_TYPE_LABELS[agency.type]} · 방문 ${formatCount(agency.visit_count)}건`,
    href: agencyHref(agency.id),
  }))

const pointOptions = ({ points }: Suggestions): SuggestionOption[] =>
  points.map(({ name, region, q }) => ({
    kind: 'point',
    key: `point-${q}`,
    title: LIST_SEARCH.around(name),
    note: region ?? '',
    href: listHref({ q }),
  }))

/** Categories, regions, places and agencies come first: they are few, and a short word usually means one. */
export function suggestionOptions(found: Suggestions): SuggestionOption[] {
  const restaurants = found.restaurants.map((item): SuggestionOption => ({
    kind: 'restaurant',
    key: `restaurant-${item.id}`,
    title: item.title,
    note: place(item),
    href: restaurantHref(item.id),
  }))
  return [
    ...kindOptions(found),
    ...regionOptions(found),
    ...pointOptions(found),
    ...agencyOptions(found),
    ...restaurants,
  ]
}

export const recentOptions = (searches: readonly string[]): SuggestionOption[] =>
  searches.map((text) => ({
    kind: 'recent',
    key: `recent-${text}`,
    title: text,
    note: '최근 검색',
    href: listHref({ q: text }),
  }))
