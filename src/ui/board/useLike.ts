import { useQueryClient } from '@tanstack/react-query'
import { POST_PAGE } from '@/messages/site/boards'
import { requestApi } from '../api/requestApi'
import { useLiveCount } from '../api/queryCache'
import { useSubmit } from '../api/useSubmit'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { useToast } from '../kit/ToastProvider'
import { useChangePostState, usePostState } from './usePostState'

/** Scroll target after signing in. */
export const POST_ACTIONS_ID = 'post-actions'

export const likeCountKey = (postId: number) => ['post-likes', postId] as const

export function useLike(id: number, rendered: number) {
  const liked = usePostState(id)?.liked ?? false
  const change = useChangePostState(id)
  const client = useQueryClient()
  const count = useLiveCount(likeCountKey(id), rendered)
  const toast = useToast()
  const { promptIfSignedOut, handleUnauthorized } = useRequireSignIn(POST_PAGE.signInToLike, POST_ACTIONS_ID)
  const show = (next: boolean, likes: number) => {
    change(() => ({ liked: next }))
    client.setQueryData(likeCountKey(id), likes)
  }
  const { submit } = useSubmit(
    ({ next, before }: { next: boolean; before: number }) => {
      show(next, Math.max(0, before + (next ? 1 : -1)))
      return requestApi(`${next ? 'PUT' : 'DELETE'} /api/v1/posts/{id}/like`, { params: { id } })
    },
    {
      onSuccess: ({ liked: now, like_count }) => show(now, like_count),
      onError: (error, { next, before }) => {
        show(!next, before)
        if (handleUnauthorized(error)) return
        toast({ text: error.code === 'unreachable' ? POST_PAGE.likeFailed : error.message, tone: 'wrong' })
      },
    },
  )
  const toggle = () => {
    if (!promptIfSignedOut()) submit({ next: !liked, before: count })
  }
  return { liked, count, toggle }
}
