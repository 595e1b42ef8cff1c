import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { COMMENTS_PATH, MY_POSTS_PATH, POSTS_PATH } from '@/contract/communityPaths'
import {
  commentChangeSchema,
  commentId,
  commentLikeSchema,
  myCommentsSchema,
  newCommentSchema,
  ownCommentSchema,
} from '@/contract/comments'
import { COMMENT_BYTES_MAX } from '@/domain/community/community'
import { postId } from '@/contract/posts'
import { newReportSchema } from '@/contract/reviews'
import { readMyComments } from '@/server/comments/readComments'
import { setLike } from '@/server/likes'
import { restoreComment, trashComment, updateComment, writeComment } from '@/server/comments/writeComment'
import { reportContent } from '@/server/moderation/reportContent'
import { COMMENT_REFUSALS, commentHref, commentViewHref } from '@/contract/commentView'
import type { Violation } from '@/domain/violation'
import { creatingOperation, creatingRequest, creationFrom } from '../http/creation'
import { authorOf, type ApiDeps } from '../http/deps'
import { limitBodySize, readForm } from '../http/requestBody'
import { jsonBody, memberOperation } from '../http/operations'
import { requireMember, admitMember } from '../http/sessions'
import { respond } from '../http/sendError'
import { nameOperation } from '../http/permissions'
import { zodIssueToViolation } from '../http/zodIssueToViolation'

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
    requireMember(deps, c, async ({ id }) =>
      respond(c, await trashComment(authorOf(deps, id), c.req.valid('param').id)),
    ),
  )
  app.openapi(restore, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await restoreComment(authorOf(deps, id), c.req.valid('param').id)),
    ),
  )
  app.openapi(like, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await setLike(authorOf(deps, id), { type: 'comment', id: c.req.valid('param').id, isOn: true })),
    ),
  )
  app.openapi(unlike, (c): Promise<Response> =>
    requireMember(deps, c, async ({ id }) =>
      respond(c, await setLike(authorOf(deps, id), { type: 'comment', id: c.req.valid('param').id, isOn: false })),
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
    requireMember(deps, c, async ({ id }) => c.json(await readMyComments(pool, id, c.req.valid('param').id))),
  )
}

const textOf = (field: unknown): string => (typeof field === 'string' ? field : '')

/** With the reason why the comment was refused. */
function refusedHref(post: string, violation: Violation): string {
  const refused = COMMENT_REFUSALS.find((code) => code === violation.code) ?? 'busy'
  const wait = 'seconds' in violation.params ? violation.params.seconds : null
  return commentViewHref(post, { refused, wait })
}

/** For plain HTML forms without JavaScript: redirects to the comment, or to the reason it was refused. */
export function commentForm(app: OpenAPIHono, deps: ApiDeps): void {
  app.post(`${POSTS_PATH}/:id/comments/form`, nameOperation('writeComment'), async (c) => {
    c.header('Cache-Control', 'no-store')
    const post = postId.safeParse(c.req.param('id'))
    if (!post.success) return c.redirect('/board', 303)
    const href = `/board/free/${post.data}`
    const { content, parent_id, website } = await readForm(c)
    const parent = commentId.safeParse(textOf(parent_id))
    const typed = newCommentSchema.safeParse({
      content: textOf(content),
      parent_id: parent.success ? parent.data : null,
    })
    if (textOf(website)) return c.redirect(href, 303)
    const member = await admitMember(deps, c)
    if (!member.ok) return c.redirect(refusedHref(href, member.violation), 303)
    if (!typed.success) {
      const [issue] = typed.error.issues
      const violation: Violation = issue ? zodIssueToViolation(issue).violation : { code: 'invalid-body', params: {} }
      return c.redirect(refusedHref(href, violation), 303)
    }
    const written = await writeComment(authorOf(deps, member.value.id), post.data, typed.data)
    if (!written.ok) return c.redirect(refusedHref(href, written.violation), 303)
    const { id, status } = written.value
    return c.redirect(status === 'published' ? commentHref(href, id) : commentViewHref(href, { held: true }), 303)
  })
}
