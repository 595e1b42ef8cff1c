import type { Metadata } from 'next'
import type { RestaurantDetail } from '@/contract/directory'
import { OEMBED_PATH } from '@/domain/site/embed'
import { englishHref } from '../urls/englishHref'
import { type DetailPages, restaurantHref } from '../urls/restaurantHref'
import { formatCount } from '../format/number'
import { restaurantCardImage, pagedDescription, pagedTitle, pageMetadata } from '../kit/pageMetadata'
import { regionLine } from '../format/placeLine'

type Shown = Pick<RestaurantDetail, 'id' | 'title' | 'sub_add1' | 'sub_add2' | 'agency_count' | 'visit_count'>

const oembedHref = (id: number, origin: string): string =>
  `${OEMBED_PATH}?${new URLSearchParams({ url: origin + restaurantHref(id) })}`

/** A page has several lists, so the one that is not on its first page is named. */
export function linkPreview(
  restaurant: Shown,
  pages: Pick<DetailPages, 'visits' | 'reviews'>,
  origin: string,
): Metadata {
  const { agency_count, visit_count } = restaurant
  const region = regionLine(restaurant)
  const place = region ? `${restaurant.title} · ${region}` : restaurant.title
  const name = [region, restaurant.title].filter(Boolean).join(' ')
  const what = visit_count
    ? `${name}: 공공기관 ${formatCount(agency_count)}곳이 ${formatCount(visit_count)}번 다녀간 기록을 원문과 함께 봐요.`
    : `${name}: 공개된 방문 기록이 아직 없어요.`
  const later = (
    [
      ['방문 기록', pages.visits],
      ['리뷰', pages.reviews],
    ] as const
  ).filter(([, page]) => page > 1)
  const title = later.reduce((text, [list, page]) => pagedTitle(`${text} ${list}`, page), place)
  const description = later.reduce((text, [list, page]) => pagedDescription(`${text} ${list}`, page), what)
  const image = restaurantCardImage(restaurant.id, title)
  const page = pageMetadata({ title, description, url: restaurantHref(restaurant.id), image, type: 'article' })
  return {
    ...page,
    alternates: {
      ...page.alternates,
      languages: { en: englishHref(restaurantHref(restaurant.id)) },
      types: { 'application/json+oembed': oembedHref(restaurant.id, origin) },
    },
  }
}
