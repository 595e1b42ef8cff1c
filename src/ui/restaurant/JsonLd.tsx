import type { RestaurantDetail, RestaurantPage } from '@/contract/directory'
import type { ReviewSummary, Review } from '@/contract/reviews'
import { RATING_MAX, RATING_MIN, REVIEWS_RECENT } from '@/domain/review'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import type { ListQuery } from '@/contract/directoryQuery'
import { StructuredData, breadcrumbList } from '../kit/StructuredData'
import { listHref } from '../urls/listHref'
import { restaurantCardImage } from '../kit/pageMetadata'
import { restaurantHref } from '../urls/restaurantHref'
import { formatWon } from '../format/number'
import { pointOf } from '../map/coordinates'
import { regionLine } from '../format/placeLine'

const SCALE = { bestRating: RATING_MAX, worstRating: RATING_MIN }

const structuredRating = (average: number, reviews: number): object | undefined =>
  reviews ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: reviews, ...SCALE } : undefined

const structuredReview = ({ author, rating, content, created_at }: Review): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author?.nickname ?? WITHDRAWN_MEMBER },
  datePublished: created_at,
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
  reviewBody: content ?? undefined,
})

const structuredReviews = (summary: ReviewSummary | undefined): object[] | undefined =>
  summary?.recent_reviews.length ? summary.recent_reviews.slice(0, REVIEWS_RECENT).map(structuredReview) : undefined

/** schema.org Restaurant, from known data only: no opening hours, no rating without reviews. */
export function structuredData(restaurant: RestaurantDetail, origin: string, summary?: ReviewSummary): object {
  const { sub_add1, sub_add2 } = restaurant
  const url = origin + restaurantHref(restaurant.id)
  const point = pointOf(restaurant)
  const crumbs = [
    { name: '지역별', item: `${origin}/regions` },
    ...(sub_add1
      ? [
          {
            name: regionLine(restaurant),
            item: origin + listHref({ province: sub_add1, district: sub_add2 ?? undefined }),
          },
        ]
      : []),
    { name: restaurant.title, item: url },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': restaurant.category === 'cafe' ? 'CafeOrCoffeeShop' : 'Restaurant',
        '@id': url,
        url,
        name: restaurant.title,
        servesCuisine: restaurant.sub_category ?? undefined,
        telephone: restaurant.phone ?? undefined,
        image: [...restaurant.photos, restaurantCardImage(restaurant.id, restaurant.title)].map(
          ({ url }) => origin + url,
        ),
        priceRange: restaurant.per_head_median === null ? undefined : `1인당 ${formatWon(restaurant.per_head_median)}`,
        // Search engines require an address but accept one without a street.
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'KR',
          addressRegion: sub_add1 ?? undefined,
          addressLocality: sub_add2 ?? undefined,
          streetAddress: restaurant.address ?? undefined,
        },
        geo: point ? { '@type': 'GeoCoordinates', ...point } : undefined,
        aggregateRating: structuredRating(restaurant.avg_rating, restaurant.review_count),
        review: structuredReviews(summary),
      },
      breadcrumbList(crumbs),
    ],
  }
}

interface Props {
  restaurant: RestaurantDetail
  origin: string
  summary?: ReviewSummary
}

export const JsonLd = ({ restaurant, origin, summary }: Props) => (
  <StructuredData data={structuredData(restaurant, origin, summary)} />
)

export function structuredList(
  { data, pagination }: Pick<RestaurantPage, 'data' | 'pagination'>,
  query: ListQuery,
  origin: string,
): object {
  const before = (pagination.page - 1) * pagination.size
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url: origin + listHref(query),
    numberOfItems: data.length,
    itemListElement: data.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: origin + restaurantHref(id),
    })),
  }
}
