import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { restaurantIdSchema } from '@/contract/directoryQuery'
import {
  helpfulSchema,
  myReviewPageSchema,
  myReviewStateSchema,
  newReportSchema,
  newReviewSchema,
  ownReviewSchema,
  reviewId,
  reviewQuerySchema,
} from '@/contract/reviews'
import { listOwnReviews, readReviewState } from '@/server/reviews/ownReviews'
import { reportContent } from '@/server/moderation/reportContent'
import { setHelpful } from '@/server/likes'
import { restoreReview, trashReview, updateReview, writeReview } from '@/server/reviews/writeReview'
import { creatingOperation, creatingRequest, creationFrom } from '../http/creation'
import { respond } from '../http/sendError'
import { memberOperation, jsonBody } from '../http/operations'
import { limitBodySize } from '../http/requestBody'
import { requireMember } from '../http/sessions'
import { authorOf, type ApiDeps } from '../http/deps'

const REVIEW = '/api/v1/reviews/{id}'
const one = { params: z.object({ id: reviewId }) }
const ofRestaurant = z.object({ restaurantId: restaurantIdSchema.shape.id })

const write = createRoute({
  method: 'post',
  path: '/api/v1/restaurants/{id}/reviews',
  request: { params: restaurantIdSchema, ...creatingRequest(newReviewSchema) },
  ...creatingOperation('writeReview', ownReviewSchema),
})
const rewrite = createRoute({
  method: 'put',
  path: REVIEW,
  request: { ...one, body: jsonBody(newReviewSchema) },
  ...memberOperation('rewriteReview', ownReviewSchema),
})
const trash = createRoute({ method: 'delete', path: REVIEW, request: one, ...memberOperation('deleteReview') })
const restore = createRoute({
  method: 'post',
  path: `${REVIEW}/restore`,
  request: one,
  ...memberOperation('restoreReview', ownReviewSchema),
})
const vote = createRoute({
  method: 'put',
  path: `${REVIEW}/helpful`,
  request: one,
  ...memberOperation('voteHelpful', helpfulSchema),
})
const unvote = createRoute({
  method: 'delete',
  path: `${REVIEW}/helpful`,
  request: one,
  ...memberOperation('takeBackHelpful', helpfulSchema),
})
const report = createRoute({
  method: 'post',
  path: `${REVIEW}/reports`,
  request: { ...one, body: jsonBody(newReportSchema) },
  ...memberOperation('reportReview'),
})
const state = createRoute({
  method: 'get',
  path: '/api/v1/me/reviews/of/{restaurantId}',
  request: { params: ofRestaurant },
  ...memberOperation('readMyReview', myReviewStateSchema),
})
const mine = createRoute({
  method: 'get',
  path: '/api/v1/me/reviews',
  request: { query: reviewQuerySchema.pick({ page: true }).strict() },
  ...memberOperation('listMyReviews', myReviewPageSchema),
})

export function memberReviews(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  limitBodySize(app, '/api/v1/reviews/*')
  limitBodySize(app, '/api/v1/restaurants/:id/reviews')
  app.openapi(write, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      const review = c.req.valid('json')
      const creation = creationFrom(c, id, review)
      return respond(c, await writeReview(authorOf(deps, id), c.req.valid('param').id, review, creation), 201)
    }),
  )
  app.openapi(rewrite, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await updateReview(authorOf(deps, id), c.req.valid('param').id, c.req.valid('json'))),
    ),
  )
  app.openapi(trash, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await trashReview(authorOf(deps, id), c.req.valid('param').id)),
    ),
  )
  app.openapi(restore, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await restoreReview(authorOf(deps, id), c.req.valid('param').id)),
    ),
  )
  app.openapi(vote, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await setHelpful(authorOf(deps, id), c.req.valid('param').id, true)),
    ),
  )
  app.openapi(unvote, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await setHelpful(authorOf(deps, id), c.req.valid('param').id, false)),
    ),
  )
  app.openapi(report, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(
        c,
        await reportContent(authorOf(deps, id), { type: 'review', id: c.req.valid('param').id }, c.req.valid('json')),
      ),
    ),
  )
  app.openapi(state, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      c.json(await readReviewState(pool, id, c.req.valid('param').restaurantId)),
    ),
  )
  app.openapi(mine, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await listOwnReviews(pool, id, c.req.valid('query').page))),
  )
}
