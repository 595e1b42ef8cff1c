import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { postId, postPageSchema, postQuerySchema, postSchema } from '@/domain/community/postSchemas'
import { POSTS_PATH } from '@/domain/community/apiPaths'
import type { Queryable } from '@/infra/database/pool'
import { API_RESPONSES } from '@/messages/apiResponses'
import { listPosts } from '@/server/posts/listPosts'
import { readPost } from '@/server/posts/readPost'
import { jsonWithEtag, REVALIDATE } from '../http/jsonWithEtag'
import { errorResponse, publicReadOperation } from '../http/operations'
import { sendError } from '../http/sendError'

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
