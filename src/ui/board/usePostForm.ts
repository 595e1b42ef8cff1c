import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { POSTS_PATH, postPath } from '@/domain/community/apiPaths'
import { POST_CONTENT_MAX, POST_TITLE_MAX } from '@/domain/community/limits'
import { violationOfPostText } from '@/domain/community/postText'
import type { OwnPost, PostedPlace } from '@/domain/community/postSchemas'
import type { BoardType } from '@/domain/community/states'
import { POST_FORM } from '@/messages/site/boards'
import { messageOf } from '@/messages/violations'
import { type ApiError, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { countText } from '../form/countText'
import { useStoredDraft } from '../form/useStoredDraft'
import { photosMessage } from '../review/photosMessage'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { useToast } from '../toast/ToastProvider'
import { boardHref, postHref } from '../urls/boardHref'
import { postDrafts, postOf, startOf } from './postDraft'
import { useCountdown } from './useCountdown'

export interface PostFormProps {
  board: BoardType
  memberId: number
  existing: OwnPost | null
  place: PostedPlace | null
  /** seconds until the member may post, by the server's clock */
  waitSeconds: number
}

type Wrong = { field: 'title' | 'content' | null; message: string } | null

const errorMessage = ({ code, message }: ApiError): string =>
  code === 'unreachable' || code === 'internal' ? POST_FORM.failed : message

const draftKey = ({ memberId, board, existing, place }: PostFormProps): string =>
  `${memberId}:${existing ? `edit:${existing.id}` : `${board}:${place?.id ?? ''}`}`

function hrefAfter(post: OwnPost, isNew: boolean): string {
  return isNew && post.status === 'published' ? boardHref(post.board) : postHref(post)
}

/** Keeps the draft until the post has arrived. */
export function usePostForm(props: PostFormProps) {
  const { board, existing, place, waitSeconds } = props
  const [start] = useState(() => startOf(existing, place))
  const { draft, change: write, drop } = useStoredDraft(postDrafts, draftKey(props), start)
  const [wrong, setWrong] = useState<Wrong>(null)
  const { left, start: wait } = useCountdown(existing ? 0 : waitSeconds)
  const requireSignIn = useRequireSignIn(POST_FORM.signIn, 'post-form')
  const router = useRouter()
  const toast = useToast()
  const change: typeof write = (how) => {
    setWrong(null)
    write(how)
  }
  const { submit: send, isPending } = useSubmit(
    (post: ReturnType<typeof postOf>, idempotencyKey) =>
      existing
        ? requestApi<OwnPost>(postPath(existing.id), { method: 'PATCH', body: post })
        : requestApi<OwnPost>(POSTS_PATH, { method: 'POST', body: { ...post, board }, idempotencyKey }),
    {
      leavesPage: true,
      onSuccess: (post) => {
        drop()
        toast({ text: post.status === 'pending' ? POST_FORM.held : existing ? POST_FORM.saved : POST_FORM.sent })
        router.push(hrefAfter(post, existing === null))
        router.refresh()
      },
      onError: (refusal) => {
        if (requireSignIn.handleUnauthorized(refusal)) return
        if (refusal.code === 'post-cooldown' && refusal.retryAfter) wait(refusal.retryAfter)
        else setWrong({ field: null, message: errorMessage(refusal) })
      },
    },
  )
  /** @returns the first invalid field */
  const submit = (): 'title' | 'content' | null => {
    if (isPending || left > 0 || requireSignIn.promptIfSignedOut()) return null
    const post = postOf(draft)
    const violation = violationOfPostText(post)
    if (violation) {
      const field = violation.code === 'post-title-required' ? 'title' : 'content'
      setWrong({ field, message: messageOf(violation) })
      return field
    }
    // The fields show this error themselves.
    if (countText(post.title) > POST_TITLE_MAX) return 'title'
    if (countText(post.content) > POST_CONTENT_MAX) return 'content'
    const photos = photosMessage(draft.photos)
    setWrong(photos === null ? null : { field: null, message: photos })
    if (photos === null) send(post)
    return null
  }
  return { draft, change, drop, wrong, isPending, left, submit, requireSignIn }
}
