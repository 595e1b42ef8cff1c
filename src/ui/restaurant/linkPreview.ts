import type { Metadata } from 'next'
import type { RestaurantDetail } from '@/domain/directory/schemas'
import { restaurantHref } from '../urls/restaurantHref'
import { formatCount } from '../format/number'
import { SITE_CARD } from '../kit/siteCard'
import { regionLine } from '../format/placeLine'

type Shown = Pick<RestaurantDetail, 'id' | 'title' | 'sub_add1' | 'sub_add2' | 'agency_count' | 'visit_count'>

/** Metadata of a restaurant's page for search engines and messengers. */
export function linkPreview(restaurant: Shown): Metadata {
  const { agency_count, visit_count } = restaurant
  const region = regionLine(restaurant)
  const title = region ? `${restaurant.title} · ${region}` : restaurant.title
  const name = [region, restaurant.title].filter(Boolean).join(' ')
  const description = visit_count
    ? `${name}: 공공기관 ${formatCount(agency_count)}곳이 ${formatCount(visit_count)}번 다녀간 기록을 원문과 함께 봅니다.`
    : `${name}: 공개된 방문 기록이 아직 없습니다.`
  const url = restaurantHref(restaurant.id)
  return {
    title,
    description,
    alternates: { canonical: url },
    // A page's openGraph replaces the layout's, so the site's name and image are repeated.
    openGraph: { siteName: '공공밥상', locale: 'ko_KR', type: 'article', title, description, url, images: [SITE_CARD] },
    twitter: { card: 'summary', title, description },
  }
}
