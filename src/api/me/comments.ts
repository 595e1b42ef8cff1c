import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  commentChangeSchema,
  commentId,
  commentLikeSchema,
  myCommentsSchema,
  newCommentSchema,
  ownCommentSchema,
} from '@/contract/comments'
import { COMMENT_REFUSALS, commentHref, commentViewHref } from '@/contract/commentView'
import {
  COMMENT_BYTES_MAX,
  COMMENT_CONTENT_MAX,
  COMMENTS_PER_HOUR,
  COOLDOWN_SECONDS,
  MENTIONS_MAX,
} from '@/domain/community/community'
import { postId } from '@/contract/posts'
import { REPORTS_PER_HOUR, TRASH_DAYS } from '@/domain/moderation/moderation'
import { newReportSchema } from '@/contract/reviews'
import type { Violation } from '@/domain/violation'
import { readMyComments } from '@/server/comments/readComments'
import { restoreComment, trashComment, updateComment, writeComment } from '@/server/comments/writeComment'
import { setLike } from '@/server/likes'
import { reportContent } from '@/server/moderation/reportContent'
import { creationFrom } from '../http/creation'
import { authorOf, type ApiDeps } from '../http/deps'
import { readForm } from '../http/requestBody'
import { limitBody, memberRoute } from '../http/route'
import { respond } from '../http/sendError'
import { admitMember } from '../http/sessions'
import { zodIssueToViolation } from '../http/zodIssueToViolation'

const params = z.object({ id: commentId })

export const memberComments = [
  memberRoute({
    at: 'POST /api/v1/posts/{id}/comments',
    access: 'create comments',
    operation: { id: 'writeComment', tag: 'comments', summary: '글에 댓글이나 답글을 써요.' },
    description:
      `자유게시판의 글에 ${COMMENT_CONTENT_MAX}자까지 써요. ${COOLDOWN_SECONDS.comment}초에 하나이고, 이르면 429와 남은 초(Retry-After)를 답해요. ` +
      `쓰기와 고치기는 한 시간에 ${COMMENTS_PER_HOUR}번까지예요. parent_id가 답글이면 그 답글과 나란히 놓여요. ` +
      `@닉네임으로 부른 회원에게 알리며 ${MENTIONS_MAX}명까지예요. 살펴보아야 하는 댓글은 status가 pending이에요.`,
    request: { params: z.object({ id: postId }), body: newCommentSchema },
    bodyMax: COMMENT_BYTES_MAX,
    creates: true,
    answer: ownCommentSchema,
    async send({ c, author, params: { id }, body: { website, ...comment } }) {
      // The honeypot field: bots get a success and learn nothing.
      if (website) return c.body(null, 204)
      return respond(c, await writeComment(author, id, comment, creationFrom(c, author.member, comment)), 201)
    },
  }),
  memberRoute({
    at: 'PATCH /api/v1/comments/{id}',
    access: 'update comments',
    operation: { id: 'editComment', tag: 'comments', summary: '자신의 댓글을 고쳐요.' },
    description: '바뀐 것이 없으면 고친 때(edited_at)도 그대로예요.',
    request: { params, body: commentChangeSchema },
    bodyMax: COMMENT_BYTES_MAX,
    answer: ownCommentSchema,
    run: ({ author, params: { id }, body: { content } }) => updateComment(author, id, content),
  }),
  memberRoute({
    at: 'DELETE /api/v1/comments/{id}',
    access: 'delete comments',
    operation: { id: 'deleteComment', tag: 'comments', summary: '자신의 댓글을 지워요.' },
    description: `${TRASH_DAYS}일 안에는 되돌릴 수 있어요. 답글이 있으면 자리가 남아요.`,
    request: { params },
    run: ({ author, params: { id } }) => trashComment(author, id),
  }),
  memberRoute({
    at: 'POST /api/v1/comments/{id}/restore',
    access: 'update comments',
    operation: { id: 'restoreComment', tag: 'comments', summary: '지운 댓글을 되돌려요.' },
    description: '이미 되돌린 댓글에도 그 댓글을 답해요. 운영자가 지운 댓글은 되돌릴 수 없어요.',
    request: { params },
    answer: ownCommentSchema,
    run: ({ author, params: { id } }) => restoreComment(author, id),
  }),
  memberRoute({
    at: 'PUT /api/v1/comments/{id}/like',
    access: 'create comment-likes',
    operation: { id: 'likeComment', tag: 'comments', summary: '댓글을 좋아한다고 표시해요.' },
    description: '두 번 보내도 한 번이에요.',
    request: { params },
    answer: commentLikeSchema,
    run: ({ author, params: { id } }) => setLike(author, { type: 'comment', id, isOn: true }),
  }),
  memberRoute({
    at: 'DELETE /api/v1/comments/{id}/like',
    access: 'delete comment-likes',
    operation: { id: 'takeBackCommentLike', tag: 'comments', summary: '댓글을 좋아한다는 표시를 취소해요.' },
    request: { params },
    answer: commentLikeSchema,
    run: ({ author, params: { id } }) => setLike(author, { type: 'comment', id, isOn: false }),
  }),
  memberRoute({
    at: 'POST /api/v1/comments/{id}/reports',
    access: 'create reports',
    operation: { id: 'reportComment', tag: 'comments', summary: '댓글을 신고해요.' },
    description: `처리되지 않은 신고가 있으면 409예요. 한 시간에 ${REPORTS_PER_HOUR}번까지 신고할 수 있어요.`,
    request: { params, body: newReportSchema },
    run: ({ author, params: { id }, body }) => reportContent(author, { type: 'comment', id }, body),
  }),
  memberRoute({
    at: 'GET /api/v1/me/posts/{id}/comments',
    access: 'read account',
    operation: {
      id: 'readMyComments',
      tag: 'comments',
      summary: '한 글에서 자신이 쓰거나 좋아하거나 신고한 댓글을 읽어요.',
    },
    description: '다른 사람에게 보이지 않는 자신의 댓글(unseen)과, 다음 댓글까지 남은 초(wait_seconds)도 답해요.',
    request: { params: z.object({ id: postId }) },
    answer: myCommentsSchema,
    run: ({ pool, member, params: { id } }) => readMyComments(pool, member.id, id),
  }),
]

const textOf = (field: unknown): string => (typeof field === 'string' ? field : '')

/** With the reason why the comment was refused. */
function refusedHref(post: string, violation: Violation): string {
  const refused = COMMENT_REFUSALS.find((code) => code === violation.code) ?? 'busy'
  const wait = 'seconds' in violation.params ? violation.params.seconds : null
  return commentViewHref(post, { refused, wait })
}

/** For plain HTML forms without JavaScript: redirects to the comment, or to the reason it was refused. */
export function commentForm(app: OpenAPIHono, deps: ApiDeps): void {
  app.post('/api/v1/posts/:id/comments/form', limitBody(COMMENT_BYTES_MAX), async (c) => {
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
    const member = await admitMember(deps, c, ['create', 'comments'])
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
