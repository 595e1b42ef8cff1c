import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { restaurantIdSchema } from '@/contract/directoryQuery'
import { reviewPageSchema, reviewQuerySchema, reviewSummarySchema } from '@/contract/reviews'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { tagPage } from '@/infra/requestContext'
import { resolveVisibleRestaurant } from '@/server/directory/findRestaurant'
import { listReviews, summarizeReviews } from '@/server/reviews/publicReviews'
import { jsonWithEtag, REVALIDATE } from '../http/jsonWithEtag'
import { notFoundOrGoneResponses, publicReadOperation } from '../http/operations'
import { sendNotFoundOrGone } from './restaurants'

const page = publicReadOperation('listReviews', reviewPageSchema)
const list = createRoute({
  path: '/api/v1/restaurants/{id}/reviews',
  ...page,
  responses: { ...page.responses, ...notFoundOrGoneResponses },
  request: { params: restaurantIdSchema, query: reviewQuerySchema.strict() },
})

const whole = publicReadOperation('summarizeReviews', reviewSummarySchema)
const summary = createRoute({
  path: '/api/v1/restaurants/{id}/reviews/summary',
  ...whole,
  responses: { ...whole.responses, ...notFoundOrGoneResponses },
  request: { params: restaurantIdSchema, query: reviewQuerySchema.pick({}).strict() },
})

/** Revalidated each time, so that authors see their new review. */
async function respondVisible(c: Context, sql: Queryable, id: number, reviews: object | null): Promise<Response> {
  return reviews ? jsonWithEtag(c, reviews, REVALIDATE) : sendNotFoundOrGone(c, await resolveVisibleRestaurant(sql, id))
}

export function reviewsRead(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(list, async (c): Promise<Response> => {
    const { id } = c.req.valid('param')
    tagPage(pageTags.restaurant(id))
    return respondVisible(c, sql, id, await listReviews(sql, id, c.req.valid('query')))
  })
  app.openapi(summary, async (c): Promise<Response> => {
    const { id } = c.req.valid('param')
    tagPage(pageTags.restaurant(id))
    return respondVisible(c, sql, id, await summarizeReviews(sql, id))
  })
}
