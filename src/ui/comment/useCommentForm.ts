import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cleanText } from '@/domain/cleanText'
import { COMMENT_FORM_ID, commentPath, postCommentsPath } from '@/domain/community/apiPaths'
import type { Comment, OwnComment } from '@/domain/community/commentSchemas'
import { COMMENT_CONTENT_MAX } from '@/domain/community/limits'
import { COMMENT_FORM } from '@/messages/site/comments'
import { messageOf } from '@/messages/violations'
import { type ApiError, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useCountdown } from '../board/useCountdown'
import { countText } from '../form/countText'
import { useStoredDraft } from '../form/useStoredDraft'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { useToast } from '../toast/ToastProvider'
import { createDraftStore } from '../form/createDraftStore'
import { applyCreated, applyRemoved, applyUpdated } from './applyComment'
import { useChangeMyComments, useNextComment } from './useMyComments'

interface CommentDraft {
  content: string
}

const EMPTY_COMMENT_DRAFT: CommentDraft = { content: '' }

/** Drafts of comments, kept in this tab until sent, so that signing in does not lose them. */
const commentDrafts = createDraftStore<CommentDraft>({
  prefix: 'gonggong-bapsang:comment-draft:v1:',
  storage: () => sessionStorage,
  parse: (kept) => (kept ? { content: kept } : null),
  write: ({ content }) => content,
  isSame: (a, b) => a.content === b.content,
  release: () => undefined,
})

export interface CommentFormTarget {
  postId: number
  parentId: number | null
  existing: Comment | null
  /** called after sending; null if held */
  onSent?: (comment: Comment | null) => void
}

interface Sent {
  content: string
  website: string
}

const errorMessage = ({ code, message }: ApiError): string =>
  code === 'unreachable' || code === 'internal' ? COMMENT_FORM.failed : message

const draftKey = ({ postId, parentId, existing }: CommentFormTarget): string =>
  existing ? `edit:${existing.id}` : `${postId}:${parentId ?? ''}`

function commentOf(own: OwnComment): Comment {
  const { status: _status, held_reason: _held, ...comment } = own
  return comment
}

function useShowSent({ postId, parentId, existing, onSent }: CommentFormTarget) {
  const client = useQueryClient()
  const { change, reload } = useChangeMyComments(postId)
  const toast = useToast()
  return (own: OwnComment | undefined) => {
    if (own?.status === 'published') {
      const comment = commentOf(own)
      if (existing) applyUpdated(client, comment)
      else applyCreated(client, comment)
      change(({ own: ids }) => ({ own: [...ids.filter((id) => id !== comment.id), comment.id] }))
      toast({ text: existing ? COMMENT_FORM.saved : parentId === null ? COMMENT_FORM.sent : COMMENT_FORM.sentReply })
      onSent?.(comment)
    } else {
      if (own && existing) applyRemoved(client, own, 'hidden')
      toast({ text: COMMENT_FORM.held })
      onSent?.(null)
    }
    void reload()
  }
}

/** Keeps the draft in this tab until the comment has arrived. */
export function useCommentForm(target: CommentFormTarget) {
  const { postId, parentId, existing } = target
  const [start] = useState(() => (existing ? { content: existing.content ?? '' } : EMPTY_COMMENT_DRAFT))
  const { draft, change, drop } = useStoredDraft(commentDrafts, draftKey(target), start)
  const [wrong, setWrong] = useState<string | null>(null)
  const next = useNextComment(postId)
  const { left, start: wait } = useCountdown(0)
  useEffect(() => {
    const seconds = Math.ceil((next - Date.now()) / 1000)
    if (seconds > 0) wait(seconds)
  }, [next, wait])
  const showSent = useShowSent(target)
  const requireSignIn = useRequireSignIn(COMMENT_FORM.signIn, COMMENT_FORM_ID)
  const { submit: send, isPending } = useSubmit(
    ({ content, website }: Sent, idempotencyKey) =>
      existing
        ? requestApi<OwnComment>(commentPath(existing.id), { method: 'PATCH', body: { content } })
        : requestApi<OwnComment>(postCommentsPath(postId), {
            method: 'POST',
            idempotencyKey,
            body: { content, parent_id: parentId, ...(website && { website }) },
          }),
    {
      onSuccess: (own) => {
        drop()
        showSent(own)
      },
      onError: (refusal) => {
        if (requireSignIn.handleUnauthorized(refusal)) return
        if (refusal.code === 'comment-cooldown' && refusal.retryAfter) wait(refusal.retryAfter)
        else setWrong(errorMessage(refusal))
      },
    },
  )
  const remaining = existing ? 0 : left
  /** @returns whether the field is invalid */
  const submit = (website: string): boolean => {
    if (isPending || remaining > 0 || requireSignIn.promptIfSignedOut()) return false
    const content = cleanText(draft.content)
    if (content === '') {
      setWrong(messageOf({ code: 'comment-content-required', params: { field: 'content' } }))
      return true
    }
    // The field shows this error itself.
    if (countText(content) > COMMENT_CONTENT_MAX) return true
    setWrong(null)
    send({ content, website })
    return false
  }
  const write = (content: string) => {
    setWrong(null)
    change(() => ({ content }))
  }
  return { content: draft.content, write, drop, wrong, isPending, left: remaining, submit }
}
