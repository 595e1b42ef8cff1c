import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { postId, postPageSchema, postQuerySchema, postSchema } from '@/contract/posts'
import { POSTS_PATH, COMMENTS_PATH } from '@/contract/communityPaths'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { listPosts } from '@/server/posts/listPosts'
import { readPost } from '@/server/posts/readPost'
import { currentMember } from '@/server/members/memberSession'
import { countView } from '@/server/posts/counters'
import { rateLimitKey } from '@/server/rateLimit'
import { commentId, commentPageSchema, commentQuerySchema, commentSchema, replyQuerySchema } from '@/contract/comments'
import { listComments, listReplies } from '@/server/comments/listComments'
import { readComment } from '@/server/comments/readComments'
import { jsonWithEtag, REVALIDATE } from '../http/jsonWithEtag'
import { errorResponse, publicReadOperation, looseOperation } from '../http/operations'
import { sendError, respond } from '../http/sendError'
import { clientNetwork, type WriteDeps } from '../http/deps'

const list = createRoute({
  path: POSTS_PATH,
  ...publicReadOperation('listPosts', postPageSchema),
  request: { query: postQuerySchema },
})
const one = publicReadOperation('readPost', postSchema)
const read = createRoute({
  path: `${POSTS_PATH}/{id}`,
  ...one,
  responses: { ...one.responses, 404: errorResponse(API_RESPONSES.nothingThere) },
  request: { params: z.object({ id: postId }), query: z.object({}).strict() },
})

/** Revalidated each time, so that authors see their new post. */
export function postsRead(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(list, async (c): Promise<Response> =>
    jsonWithEtag(c, await listPosts(sql, c.req.valid('query')), REVALIDATE),
  )
  app.openapi(read, async (c): Promise<Response> => {
    const post = await readPost(sql, c.req.valid('param').id)
    return post ? jsonWithEtag(c, post, REVALIDATE) : sendError(c, { code: 'post-not-found', params: {} })
  })
}

const viewRoute = createRoute({
  method: 'post',
  path: `${POSTS_PATH}/{id}/views`,
  request: { params: z.object({ id: postId }) },
  ...looseOperation('viewPost', {
    204: { description: API_RESPONSES.done },
    404: errorResponse(API_RESPONSES.nothingThere),
  }),
})

/** Members by account, visitors by network, which a forged header cannot change; only hashes are stored. */
export function postViews(app: OpenAPIHono, { pool, secret, trustedProxies }: WriteDeps): void {
  app.openapi(viewRoute, async (c): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const member = await currentMember(pool, c.req.header('Cookie'))
    const reader = member ? `member ${member.id}` : clientNetwork(c, trustedProxies)
    return respond(c, await countView(pool, c.req.valid('param').id, rateLimitKey('view', reader, secret)))
  })
}

const COMMENT = `${COMMENTS_PATH}/{id}`
const nothingThere = { 404: errorResponse(API_RESPONSES.nothingThere) }

const pageOperation = publicReadOperation('listComments', commentPageSchema)
const commentsRoute = createRoute({
  path: `${POSTS_PATH}/{id}/comments`,
  ...pageOperation,
  responses: { ...pageOperation.responses, ...nothingThere },
  request: { params: z.object({ id: postId }), query: commentQuerySchema },
})
const replyOperation = publicReadOperation('listReplies', commentPageSchema)
const replies = createRoute({
  path: `${COMMENT}/replies`,
  ...replyOperation,
  responses: { ...replyOperation.responses, ...nothingThere },
  request: { params: z.object({ id: commentId }), query: replyQuerySchema },
})
const commentOperation = publicReadOperation('readComment', commentSchema)
const commentRoute = createRoute({
  path: COMMENT,
  ...commentOperation,
  responses: { ...commentOperation.responses, ...nothingThere },
  request: { params: z.object({ id: commentId }), query: z.object({}).strict() },
})

/** Revalidated each time, like posts. */
export function commentsRead(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(commentsRoute, async (c): Promise<Response> => {
    const page = await listComments(sql, c.req.valid('param').id, c.req.valid('query'))
    return page.ok ? jsonWithEtag(c, page.value, REVALIDATE) : sendError(c, page.violation)
  })
  app.openapi(replies, async (c): Promise<Response> => {
    const page = await listReplies(sql, c.req.valid('param').id, c.req.valid('query'))
    return page.ok ? jsonWithEtag(c, page.value, REVALIDATE) : sendError(c, page.violation)
  })
  app.openapi(commentRoute, async (c): Promise<Response> => {
    const comment = await readComment(sql, c.req.valid('param').id)
    return comment ? jsonWithEtag(c, comment, REVALIDATE) : sendError(c, { code: 'comment-not-found', params: {} })
  })
}
