import type { Metadata } from 'next'
import { CURRENT_REGIONS } from '@/domain/region/regions'
import { CARD_HEIGHT, CARD_WIDTH } from '@/domain/site/card'
import type { ListFilters } from '../urls/listHref'

/** The default Open Graph image, drawn by `npx tsx scripts/draw-icons.ts`. */
export const SITE_CARD = {
  url: '/og.png',
  width: 1200,
  height: 630,
  alt: '공공밥상: 공무원이 다녀간 밥집, 기록으로 찾아요',
}

type CardImage = typeof SITE_CARD

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

interface Page {
  title: string
  description: string
  /** canonical path */
  url: string
  image: CardImage
  type?: 'article' | 'website'
}

/** Pages after the first have a title and a description of their own. */
export const pagedTitle = (title: string, page: number): string => (page > 1 ? `${title} ${page}쪽` : title)
export const pagedDescription = (description: string, page: number): string =>
  page > 1 ? `${description} ${page}쪽이에요.` : description

export const pageMetadata = ({ title, description, url, image, type = 'website' }: Page) =>
  ({
    title,
    description,
    alternates: { canonical: url },
    // A page's openGraph replaces the layout's, so the site name is repeated.
    openGraph: { siteName: '공공밥상', locale: 'ko_KR', type, title, description, url, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }) satisfies Metadata
