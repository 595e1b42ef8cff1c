import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import type { RestaurantDetail } from '@/contract/directory'
import { preparedReads } from '@/infra/database/readPool'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { readRestaurantId, restaurantHref } from '@/ui/urls/restaurantHref'
import { REVIEWS_PAGE_SIZE } from '@/domain/review'
import type { ReviewPage, ReviewSummary } from '@/contract/reviews'
import { listReviews, summarizeReviews } from '@/server/reviews/publicReviews'
import { missingPage } from './missingPage'

export const readRestaurantPage = cache(async (id: string, hrefOf = restaurantHref): Promise<RestaurantDetail> => {
  const number = readRestaurantId(id)
  if (number === null) missingPage()
  const found = await readRestaurant(preparedReads(), number)
  if (!found) missingPage()
  if ('mergedInto' in found) permanentRedirect(hrefOf(found.mergedInto))
  tagPage(pageTags.restaurant(number))
  return found
})

export interface ReviewsRead {
  page: ReviewPage
  summary: ReviewSummary
}

/** @throws if the restaurant has since been removed */
export async function readReviews(restaurantId: number, number: number): Promise<ReviewsRead> {
  const [page, summary] = await Promise.all([
    listReviews(preparedReads(), restaurantId, { page: number, size: REVIEWS_PAGE_SIZE }),
    summarizeReviews(preparedReads(), restaurantId),
  ])
  if (!page || !summary) throw new Error(`restaurant ${restaurantId} is not shown any more`)
  return { page, summary }
}
