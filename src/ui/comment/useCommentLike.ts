import { useQueryClient } from '@tanstack/react-query'
import { commentAnchor, commentPath } from '@/domain/community/apiPaths'
import type { Comment, CommentLike } from '@/domain/community/commentSchemas'
import { COMMENTS } from '@/messages/site/comments'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { useToast } from '../toast/ToastProvider'
import { applyChanged } from './applyComment'
import { useChangeMyComments, useMyComments, withId } from './useMyComments'

export function useCommentLike(comment: Comment) {
  const { id, post_id: postId, like_count: count } = comment
  const liked = useMyComments(postId)?.liked.includes(id) ?? false
  const { change } = useChangeMyComments(postId)
  const client = useQueryClient()
  const toast = useToast()
  const { promptIfSignedOut, handleUnauthorized } = useRequireSignIn(COMMENTS.signInToLike, commentAnchor(id))
  const show = (next: boolean, likes: number) => {
    change(({ liked: ids }) => ({ liked: withId(ids, id, next) }))
    applyChanged(client, comment, (shown) => ({ ...shown, like_count: likes }))
  }
  const { submit } = useSubmit(
    ({ next, before }: { next: boolean; before: number }) => {
      show(next, Math.max(0, before + (next ? 1 : -1)))
      return requestApi<CommentLike>(commentPath(id, 'like'), { method: next ? 'PUT' : 'DELETE' })
    },
    {
      onSuccess: ({ liked: now, like_count }) => show(now, like_count),
      onError: (error, { next, before }) => {
        show(!next, before)
        if (handleUnauthorized(error)) return
        toast({ text: error.code === 'unreachable' ? COMMENTS.likeFailed : error.message, tone: 'wrong' })
      },
    },
  )
  const toggle = () => {
    if (!promptIfSignedOut()) submit({ next: !liked, before: count })
  }
  return { liked, count, toggle }
}
