import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { restaurantIdSchema } from '@/domain/directory/readQueries'
import { helpfulSchema, myReviewPageSchema, myReviewStateSchema, newReportSchema, newReviewSchema, ownReviewSchema, reviewId, reviewQuerySchema } from '@/domain/review/schemas'
import type { Violation } from '@/domain/violation'
import { listOwnReviews } from '@/server/reviews/listOwnReviews'
import { readReviewState } from '@/server/reviews/readOwnReview'
import { reportReview } from '@/server/reviews/reportReview'
import { rewriteReview } from '@/server/reviews/rewriteReview'
import { restoreReview, trashReview } from '@/server/reviews/trashReview'
import { voteHelpful } from '@/server/reviews/voteHelpful'
import { writeReview } from '@/server/reviews/writeReview'
import { refuse } from './errors'
import { acting, limitBodies, memberBody } from './memberRoute'
import { asMember, asOwner, type MemberDesk } from './members'

const REVIEW = '/api/v1/reviews/{id}'
const one = { params: z.object({ id: reviewId }) }
const ofRestaurant = z.object({ restaurantId: restaurantIdSchema.shape.id })

const write = createRoute({ method: 'post', path: '/api/v1/restaurants/{id}/reviews', request: { params: restaurantIdSchema, body: memberBody(newReviewSchema) }, ...acting('writeReview', ownReviewSchema, 201) })
const rewrite = createRoute({ method: 'put', path: REVIEW, request: { ...one, body: memberBody(newReviewSchema) }, ...acting('rewriteReview', ownReviewSchema) })
const trash = createRoute({ method: 'delete', path: REVIEW, request: one, ...acting('deleteReview') })
const restore = createRoute({ method: 'post', path: `${REVIEW}/restore`, request: one, ...acting('restoreReview', ownReviewSchema) })
const vote = createRoute({ method: 'put', path: `${REVIEW}/helpful`, request: one, ...acting('voteHelpful', helpfulSchema) })
const unvote = createRoute({ method: 'delete', path: `${REVIEW}/helpful`, request: one, ...acting('takeBackHelpful', helpfulSchema) })
const report = createRoute({ method: 'post', path: `${REVIEW}/reports`, request: { ...one, body: memberBody(newReportSchema) }, ...acting('reportReview') })
const state = createRoute({ method: 'get', path: '/api/v1/me/reviews/of/{restaurantId}', request: { params: ofRestaurant }, ...acting('readMyReview', myReviewStateSchema) })
const mine = createRoute({ method: 'get', path: '/api/v1/me/reviews', request: { query: reviewQuerySchema.pick({ page: true }).strict() }, ...acting('listMyReviews', myReviewPageSchema) })

/** What was done, or the rule that was broken. */
function answerDone<T extends object>(c: Context, result: { done: T } | { violation: Violation }, status: 200 | 201 = 200): Response {
  return 'violation' in result ? refuse(c, result.violation) : c.json(result.done, status)
}
const answerNothing = (c: Context, broken: Violation | null): Response => (broken ? refuse(c, broken) : c.body(null, 204))

const counted = <T>(result: { done: T } | { violation: Violation }) => ('done' in result ? { done: { helpful_count: result.done } } : result)

/** What members say of restaurants, and of what others said. */
export function memberReviews(app: OpenAPIHono, desk: MemberDesk): void {
  const { pool } = desk
  limitBodies(app, '/api/v1/reviews/*')
  limitBodies(app, '/api/v1/restaurants/:id/reviews')
  app.openapi(write, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => answerDone(c, await writeReview(pool, id, c.req.valid('param').id, c.req.valid('json')), 201)))
  app.openapi(rewrite, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => answerDone(c, await rewriteReview(pool, id, c.req.valid('param').id, c.req.valid('json')))))
  app.openapi(trash, (c): Promise<Response> =>
    asOwner(desk, c, async ({ id }) => answerNothing(c, await trashReview(pool, id, c.req.valid('param').id))))
  app.openapi(restore, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => answerDone(c, await restoreReview(pool, id, c.req.valid('param').id))))
  app.openapi(vote, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => answerDone(c, counted(await voteHelpful(pool, id, c.req.valid('param').id, 'on')))))
  app.openapi(unvote, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => answerDone(c, counted(await voteHelpful(pool, id, c.req.valid('param').id, 'off')))))
  app.openapi(report, (c): Promise<Response> =>
    asMember(desk, c, async ({ id }) => answerNothing(c, await reportReview(pool, id, c.req.valid('param').id, c.req.valid('json')))))
  app.openapi(state, (c): Promise<Response> =>
    asOwner(desk, c, async ({ id }) => c.json(await readReviewState(pool, id, c.req.valid('param').restaurantId))))
  app.openapi(mine, (c): Promise<Response> =>
    asOwner(desk, c, async ({ id }) => c.json(await listOwnReviews(pool, id, c.req.valid('query').page))))
}
