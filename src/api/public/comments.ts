import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { COMMENTS_PATH, POSTS_PATH } from '@/domain/community/apiPaths'
import {
  commentId,
  commentPageSchema,
  commentQuerySchema,
  commentSchema,
  replyQuerySchema,
} from '@/domain/community/commentSchemas'
import { postId } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { listComments, listReplies } from '@/server/comments/listComments'
import { readComment } from '@/server/comments/readComment'
import { jsonWithEtag, REVALIDATE } from '../http/jsonWithEtag'
import { errorResponse, publicReadOperation } from '../http/operations'
import { sendError } from '../http/sendError'

const COMMENT = `${COMMENTS_PATH}/{id}`
const nothingThere = { 404: errorResponse(API_RESPONSES.nothingThere) }

const pageOperation = publicReadOperation('listComments', commentPageSchema)
const list = createRoute({
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
const one = publicReadOperation('readComment', commentSchema)
const read = createRoute({
  path: COMMENT,
  ...one,
  responses: { ...one.responses, ...nothingThere },
  request: { params: z.object({ id: commentId }), query: z.object({}).strict() },
})

/** Revalidated each time, like posts. */
export function commentsRead(app: OpenAPIHono, sql: Queryable): void {
  app.openapi(list, async (c): Promise<Response> => {
    const page = await listComments(sql, c.req.valid('param').id, c.req.valid('query'))
    return page.ok ? jsonWithEtag(c, page.value, REVALIDATE) : sendError(c, page.violation)
  })
  app.openapi(replies, async (c): Promise<Response> => {
    const page = await listReplies(sql, c.req.valid('param').id, c.req.valid('query'))
    return page.ok ? jsonWithEtag(c, page.value, REVALIDATE) : sendError(c, page.violation)
  })
  app.openapi(read, async (c): Promise<Response> => {
    const comment = await readComment(sql, c.req.valid('param').id)
    return comment ? jsonWithEtag(c, comment, REVALIDATE) : sendError(c, { code: 'comment-not-found', params: {} })
  })
}
