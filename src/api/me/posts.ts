import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { MY_POSTS_PATH, POSTS_PATH } from '@/contract/communityPaths'
import { POST_BYTES_MAX } from '@/domain/community/community'
import {
  likeSchema,
  myPostStateSchema,
  newPostSchema,
  ownPostPageSchema,
  ownPostQuerySchema,
  ownPostSchema,
  postChangeSchema,
  postId,
} from '@/contract/posts'
import { newReportSchema } from '@/contract/reviews'
import { reportContent } from '@/server/moderation/reportContent'
import { listOwnPosts } from '@/server/posts/listPosts'
import { readPostState } from '@/server/posts/readPost'
import { setLike } from '@/server/likes'
import { restorePost, trashPost, updatePost, writePost } from '@/server/posts/writePost'
import { creatingOperation, creatingRequest, creationFrom } from '../http/creation'
import { authorOf, type ApiDeps } from '../http/deps'
import { limitBodySize } from '../http/requestBody'
import { jsonBody, memberOperation } from '../http/operations'
import { requireMember } from '../http/sessions'
import { respond } from '../http/sendError'

const POST = `${POSTS_PATH}/{id}`
const one = { params: z.object({ id: postId }) }

const write = createRoute({
  method: 'post',
  path: POSTS_PATH,
  request: creatingRequest(newPostSchema),
  ...creatingOperation('writePost', ownPostSchema),
})
const edit = createRoute({
  method: 'patch',
  path: POST,
  request: { ...one, body: jsonBody(postChangeSchema) },
  ...memberOperation('editPost', ownPostSchema),
})
const trash = createRoute({ method: 'delete', path: POST, request: one, ...memberOperation('deletePost') })
const restore = createRoute({
  method: 'post',
  path: `${POST}/restore`,
  request: one,
  ...memberOperation('restorePost', ownPostSchema),
})
const like = createRoute({
  method: 'put',
  path: `${POST}/like`,
  request: one,
  ...memberOperation('likePost', likeSchema),
})
const unlike = createRoute({
  method: 'delete',
  path: `${POST}/like`,
  request: one,
  ...memberOperation('takeBackLike', likeSchema),
})
const report = createRoute({
  method: 'post',
  path: `${POST}/reports`,
  request: { ...one, body: jsonBody(newReportSchema) },
  ...memberOperation('reportPost'),
})
const state = createRoute({
  method: 'get',
  path: `${MY_POSTS_PATH}/{id}`,
  request: one,
  ...memberOperation('readMyPost', myPostStateSchema),
})
const mine = createRoute({
  method: 'get',
  path: MY_POSTS_PATH,
  request: { query: ownPostQuerySchema },
  ...memberOperation('listMyPosts', ownPostPageSchema),
})

export function memberPosts(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  limitBodySize(app, POSTS_PATH, POST_BYTES_MAX)
  limitBodySize(app, `${POSTS_PATH}/*`, POST_BYTES_MAX)
  app.openapi(write, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      const post = c.req.valid('json')
      return respond(c, await writePost(authorOf(deps, id), post, creationFrom(c, id, post)), 201)
    }),
  )
  app.openapi(edit, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await updatePost(authorOf(deps, id), c.req.valid('param').id, c.req.valid('json'))),
    ),
  )
  app.openapi(trash, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await trashPost(authorOf(deps, id), c.req.valid('param').id))),
  )
  app.openapi(restore, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await restorePost(authorOf(deps, id), c.req.valid('param').id)),
    ),
  )
  app.openapi(like, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await setLike(authorOf(deps, id), { type: 'post', id: c.req.valid('param').id, isOn: true })),
    ),
  )
  app.openapi(unlike, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await setLike(authorOf(deps, id), { type: 'post', id: c.req.valid('param').id, isOn: false })),
    ),
  )
  app.openapi(report, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(
        c,
        await reportContent(authorOf(deps, id), { type: 'post', id: c.req.valid('param').id }, c.req.valid('json')),
      ),
    ),
  )
  app.openapi(state, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await readPostState(pool, id, c.req.valid('param').id))),
  )
  app.openapi(mine, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => c.json(await listOwnPosts(pool, id, c.req.valid('query').page))),
  )
}
