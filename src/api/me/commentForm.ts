import type { OpenAPIHono } from '@hono/zod-openapi'
import { POSTS_PATH } from '@/domain/community/apiPaths'
import { newCommentSchema, commentId } from '@/domain/community/commentSchemas'
import { COMMENT_REFUSALS, commentHref, commentViewHref } from '@/domain/community/commentView'
import { postId } from '@/domain/community/postSchemas'
import type { Violation } from '@/domain/violation'
import { writeComment } from '@/server/comments/writeComment'
import { authorOf, type ApiDeps } from '../http/deps'
import { readForm } from '../http/readForm'
import { admitMember } from '../http/requireMember'
import { zodIssueToViolation } from '../http/zodIssueToViolation'

const textOf = (field: unknown): string => (typeof field === 'string' ? field : '')

/** With the reason why the comment was refused. */
function refusedHref(post: string, violation: Violation): string {
  const refused = COMMENT_REFUSALS.find((code) => code === violation.code) ?? 'busy'
  const wait = 'seconds' in violation.params ? violation.params.seconds : null
  return commentViewHref(post, { refused, wait })
}

/** For plain HTML forms without JavaScript: redirects to the comment, or to the reason it was refused. */
export function commentForm(app: OpenAPIHono, deps: ApiDeps): void {
  app.post(`${POSTS_PATH}/:id/comments/form`, async (c) => {
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
