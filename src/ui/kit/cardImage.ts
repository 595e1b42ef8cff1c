import { CURRENT_REGIONS } from '@/domain/region/regions'
import { CARD_HEIGHT, CARD_WIDTH } from '@/domain/site/card'
import { SITE_CARD } from './siteCard'
import type { ListFilters } from '../urls/listHref'

export type CardImage = typeof SITE_CARD

const imageOf = (kind: string, name: string | number, alt: string): CardImage => ({
  url: `/cards/${kind}/${name}.png`,
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  alt,
})

export const restaurantCardImage = (id: number, title: string): CardImage => imageOf('restaurants', id, title)

export const agencyCardImage = (id: number, name: string): CardImage => imageOf('agencies', id, name)

export const collectionCardImage = (id: number, title: string): CardImage => imageOf('collections', id, title)

export function listCardImage({ province, district, agency }: ListFilters, title: string): CardImage {
  if (agency !== undefined && !province) return agencyCardImage(agency, title)
  const region = CURRENT_REGIONS.find((one) => one.province === province && (!district || one.district === district))
  return region ? imageOf('regions', district ? region.code : region.code.slice(0, 2), title) : SITE_CARD
}
