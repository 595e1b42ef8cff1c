import { REVIEWS_PAGE_SIZE } from '@/domain/review/limits'
import type { ReviewPage, ReviewSummary } from '@/domain/review/schemas'
import { preparedReads } from '@/infra/database/readPool'
import { listReviews } from '@/server/reviews/listReviews'
import { summarizeReviews } from '@/server/reviews/summarizeReviews'

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
