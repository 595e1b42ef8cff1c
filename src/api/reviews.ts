import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { restaurantIdSchema } from '@/domain/directory/readQueries'
import { reviewPageSchema, reviewQuerySchema, reviewSummarySchema } from '@/domain/review/schemas'
import type { Sql } from '@/infra/database/pool'
import { findShownRestaurant } from '@/server/directory/findShownRestaurant'
import { listReviews } from '@/server/reviews/listReviews'
import { summarizeReviews } from '@/server/reviews/summarizeReviews'
import { answer, ASK_AGAIN } from './answer'
import { notShown, reading } from './reads'
import { refuseUnshown } from './restaurant'

const page = reading('listReviews', reviewPageSchema)
const list = createRoute({
  path: '/api/v1/restaurants/{id}/reviews',
  ...page,
  responses: { ...page.responses, ...notShown },
  request: { params: restaurantIdSchema, query: reviewQuerySchema.strict() },
})

const whole = reading('summarizeReviews', reviewSummarySchema)
const summary = createRoute({
  path: '/api/v1/restaurants/{id}/reviews/summary',
  ...whole,
  responses: { ...whole.responses, ...notShown },
  request: { params: restaurantIdSchema, query: reviewQuerySchema.pick({}).strict() },
})

/** Whoever has just written reads it back: a kept answer is asked for again each time. */
async function answerShown(c: Context, sql: Sql, id: number, found: object | null): Promise<Response> {
  return found ? answer(c, found, ASK_AGAIN) : refuseUnshown(c, await findShownRestaurant(sql, id))
}

/** What members say of a restaurant, read by everybody. */
export function reviewsRead(app: OpenAPIHono, sql: Sql): void {
  app.openapi(list, async (c): Promise<Response> => {
    const { id } = c.req.valid('param')
    return answerShown(c, sql, id, await listReviews(sql, id, c.req.valid('query')))
  })
  app.openapi(summary, async (c): Promise<Response> => {
    const { id } = c.req.valid('param')
    return answerShown(c, sql, id, await summarizeReviews(sql, id))
  })
}
