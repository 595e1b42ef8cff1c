import { restaurantIdSchema } from '@/contract/directoryQuery'
import type { Result } from '@/domain/result'
import { reviewPageSchema, reviewQuerySchema, reviewSummarySchema } from '@/contract/reviews'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { resolveVisibleRestaurant } from '@/server/directory/findRestaurant'
import { listReviews, summarizeReviews } from '@/server/reviews/publicReviews'
import { NOT_FOUND_OR_GONE as responses } from '../http/responses'
import { publicRoute } from '../http/route'
import { notFoundOrGone } from './restaurants'

const ofVisible = async <T extends object>(sql: Queryable, id: number, reviews: T | null): Promise<T | Result<T>> =>
  reviews ?? notFoundOrGone(await resolveVisibleRestaurant(sql, id))

/** Revalidated each time, so that authors see their new review. */
export const reviewsRead = [
  publicRoute({
    at: 'GET /api/v1/restaurants/{id}/reviews',
    access: 'view restaurants',
    operation: { id: 'listReviews', tag: 'reviews', summary: '식당의 리뷰를 새것부터 읽어요.' },
    description: '저장해 둔 응답도 ETag로 바뀌었는지 물어본 뒤에 써요. 글쓴이가 탈퇴했으면 author가 null이에요.',
    request: { params: restaurantIdSchema, query: reviewQuerySchema.strict() },
    answer: reviewPageSchema,
    responses,
    revalidated: true,
    async run({ sql, params: { id }, query }) {
      tagPage(pageTags.restaurant(id))
      return ofVisible(sql, id, await listReviews(sql, id, query))
    },
  }),
  publicRoute({
    at: 'GET /api/v1/restaurants/{id}/reviews/summary',
    access: 'view restaurants',
    operation: { id: 'summarizeReviews', tag: 'reviews', summary: '식당의 평점과 최근 리뷰를 읽어요.' },
    description: 'rating_distribution은 별 하나부터 다섯까지의 리뷰 수예요.',
    request: { params: restaurantIdSchema, query: reviewQuerySchema.pick({}).strict() },
    answer: reviewSummarySchema,
    responses,
    revalidated: true,
    async run({ sql, params: { id } }) {
      tagPage(pageTags.restaurant(id))
      return ofVisible(sql, id, await summarizeReviews(sql, id))
    },
  }),
]
