import type { Metadata } from 'next'
import type { RestaurantDetail } from '@/domain/directory/schemas'
import { restaurantHref } from '../urls/restaurantHref'
import { formatCount } from '../format/number'
import { restaurantCardImage } from '../kit/cardImage'
import { pageMetadata } from '../kit/pageMetadata'
import { regionLine } from '../format/placeLine'

type Shown = Pick<RestaurantDetail, 'id' | 'title' | 'sub_add1' | 'sub_add2' | 'agency_count' | 'visit_count'>

export function linkPreview(restaurant: Shown): Metadata {
  const { agency_count, visit_count } = restaurant
  const region = regionLine(restaurant)
  const title = region ? `${restaurant.title} · ${region}` : restaurant.title
  const name = [region, restaurant.title].filter(Boolean).join(' ')
  const description = visit_count
    ? `${name}: 공공기관 ${formatCount(agency_count)}곳이 ${formatCount(visit_count)}번 다녀간 기록을 원문과 함께 봐요.`
    : `${name}: 공개된 방문 기록이 아직 없어요.`
  const image = restaurantCardImage(restaurant.id, title)
  return pageMetadata({ title, description, url: restaurantHref(restaurant.id), image, type: 'article' })
}
