import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { COMMENTS_PATH, MY_POSTS_PATH, POSTS_PATH } from '@/domain/community/apiPaths'
import {
  commentChangeSchema,
  commentId,
  commentLikeSchema,
  myCommentsSchema,
  newCommentSchema,
  ownCommentSchema,
} from '@/domain/community/commentSchemas'
import { COMMENT_BYTES_MAX } from '@/domain/community/limits'
import { postId } from '@/domain/community/postSchemas'
import { newReportSchema } from '@/domain/review/schemas'
import { readMyComments } from '@/server/comments/readMyComments'
import { setCommentLike } from '@/server/comments/setCommentLike'
import { restoreComment, trashComment, updateComment, writeComment } from '@/server/comments/writeComment'
import { reportContent } from '@/server/moderation/reportContent'
import { creatingOperation, creatingRequest, creationFrom } from '../http/creation'
import { authorOf, type ApiDeps } from '../http/deps'
import { limitBodySize } from '../http/limitBodySize'
import { jsonBody, memberOperation } from '../http/operations'
import { requireMember, requireMemberIgnoringConsent } from '../http/requireMember'
import { respond } from '../http/respond'

const COMMENT = `${COMMENTS_PATH}/{id}`
const one = { params: z.object({ id: commentId }) }
const ofPost = { params: z.object({ id: postId }) }

const write = createRoute({
  method: 'post',
  path: `${POSTS_PATH}/{id}/comments`,
  request: { ...ofPost, ...creatingRequest(newCommentSchema) },
  ...creatingOperation('writeComment', ownCommentSchema),
})
const edit = createRoute({
  method: 'patch',
  path: COMMENT,
  request: { ...one, body: jsonBody(commentChangeSchema) },
  ...memberOperation('editComment', ownCommentSchema),
})
const trash = createRoute({ method: 'delete', path: COMMENT, request: one, ...memberOperation('deleteComment') })
const restore = createRoute({
  method: 'post',
  path: `${COMMENT}/restore`,
  request: one,
  ...memberOperation('restoreComment', ownCommentSchema),
})
const like = createRoute({
  method: 'put',
  path: `${COMMENT}/like`,
  request: one,
  ...memberOperation('likeComment', commentLikeSchema),
})
const unlike = createRoute({
  method: 'delete',
  path: `${COMMENT}/like`,
  request: one,
  ...memberOperation('takeBackCommentLike', commentLikeSchema),
})
const report = createRoute({
  method: 'post',
  path: `${COMMENT}/reports`,
  request: { ...one, body: jsonBody(newReportSchema) },
  ...memberOperation('reportComment'),
})
const mine = createRoute({
  method: 'get',
  path: `${MY_POSTS_PATH}/{id}/comments`,
  request: ofPost,
  ...memberOperation('readMyComments', myCommentsSchema),
})

/** `memberPosts` limits the body size of these paths. */
export function memberComments(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  limitBodySize(app, `${COMMENTS_PATH}/*`, COMMENT_BYTES_MAX)
  app.openapi(write, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => {
      const { website, ...comment } = c.req.valid('json')
      // The honeypot field: bots get a success and learn nothing.
      if (website) return c.body(null, 204)
      const creation = creationFrom(c, id, comment)
      return respond(c, await writeComment(authorOf(deps, id), c.req.valid('param').id, comment, creation), 201)
    }),
  )
  app.openapi(edit, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await updateComment(authorOf(deps, id), c.req.valid('param').id, c.req.valid('json').content)),
    ),
  )
  app.openapi(trash, (c): Promise<Response> =>
    requireMemberIgnoringConsent(deps, c, async ({ id }) =>
      respond(c, await trashComment(authorOf(deps, id), c.req.valid('param').id)),
    ),
  )
  app.openapi(restore, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await restoreComment(authorOf(deps, id), c.req.valid('param').id)),
    ),
  )
  app.openapi(like, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) => respond(c, await setCommentLike(pool, id, c.req.valid('param').id, 'on'))),
  )
  app.openapi(unlike, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await setCommentLike(pool, id, c.req.valid('param').id, 'off')),
    ),
  )
  app.openapi(report, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(
        c,
        await reportContent(authorOf(deps, id), { type: 'comment', id: c.req.valid('param').id }, c.req.valid('json')),
      ),
    ),
  )
  app.openapi(mine, (c): Promise<Response> =>
    requireMemberIgnoringConsent(deps, c, async ({ id }) =>
      c.json(await readMyComments(pool, id, c.req.valid('param').id)),
    ),
  )
}
