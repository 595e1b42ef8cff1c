'use client'

import { type FormEvent, useRef, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { COMMENT_FORM } from '@/messages/site/comments'
import { cleanText } from '@/domain/text'
import type { Comment, OwnComment } from '@/contract/comments'
import { COMMENT_CONTENT_MAX } from '@/domain/community/community'
import { COMMENT_FORM_ID, commentFormPath } from '@/contract/commentView'
import { messageOf } from '@/messages/violations'
import { FormAlert } from '../form/FormAlert'
import { useHydrated } from '../form/useHydrated'
import { buttonClass } from '../kit/buttonClass'
import { BlockedNotice } from '../member/BlockedNotice'
import { useMe } from '../member/useMe'
import { MentionField } from './MentionField'
import { type ApiError, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useCountdown } from '../board/useCountdown'
import { countText } from '../form/countText'
import { useStoredDraft, createDraftStore } from '../form/createDraftStore'
import { sessionArea } from '../kit/browserStorage'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { useToast } from '../kit/ToastProvider'
import { applyCreated, applyRemoved, applyUpdated } from './commentPages'
import { useChangeMyComments, useNextComment } from './useComments'

interface CommentDraft {
  content: string
}

const EMPTY_COMMENT_DRAFT: CommentDraft = { content: '' }

/** Drafts of comments, kept in this tab until sent, so that signing in does not lose them. */
const commentDrafts = createDraftStore<CommentDraft>({
  prefix: 'gonggong-bapsang:comment-draft:v1:',
  storage: sessionArea,
  parse: (kept) => (kept ? { content: kept } : null),
  write: ({ content }) => content,
  isSame: (a, b) => a.content === b.content,
  release: () => undefined,
})

interface CommentFormTarget {
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
function useCommentForm(target: CommentFormTarget) {
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
        ? requestApi('PATCH /api/v1/comments/{id}', { params: { id: existing.id }, body: { content } })
        : requestApi('POST /api/v1/posts/{id}/comments', {
            params: { id: postId },
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

interface Props extends CommentFormTarget {
  id?: string
  label: string
  onCancel?: () => void
  /** opened by the user, so it takes the focus */
  focusFirst?: boolean
}

export function CommentForm({ id, label, onCancel, focusFirst = false, ...target }: Props) {
  const { known, member } = useMe()
  const { content, write, drop, wrong, isPending, left, submit } = useCommentForm(target)
  const hydrated = useHydrated()
  const area = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef(false)
  const focus = (element: HTMLFormElement | null) => {
    form.current = element
    if (!element || !focusFirst || focused.current) return
    focused.current = true
    area.current?.focus()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const website = new FormData(event.currentTarget).get('website')
    if (submit(typeof website === 'string' ? website : '')) area.current?.focus()
  }
  const cancel = () => {
    drop()
    onCancel?.()
  }
  if (member?.blocked) return <BlockedNotice block={member.blocked} />
  const label_ = known && !member ? COMMENT_FORM.signInAndSend : target.existing ? COMMENT_FORM.save : COMMENT_FORM.send
  return (
    <form
      ref={focus}
      id={id}
      method="post"
      action={commentFormPath(target.postId)}
      noValidate
      onSubmit={onSubmit}
      className="scroll-mt-24"
    >
      <MentionField
        area={area}
        label={label}
        value={content}
        onChange={write}
        onSubmit={() => form.current?.requestSubmit()}
      />
      {target.parentId !== null && <input type="hidden" name="parent_id" value={target.parentId} />}
      <div className="hidden" aria-hidden>
        <label>
          {COMMENT_FORM.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="mt-2">
        <FormAlert>{wrong}</FormAlert>
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="submit"
            aria-disabled={hydrated && (isPending || left > 0)}
            className={buttonClass('primary', 'aria-disabled:opacity-60')}
          >
            {isPending ? COMMENT_FORM.sending : label_}
          </button>
          {onCancel && (
            <button type="button" onClick={cancel} className={buttonClass('plain')}>
              {COMMENT_FORM.cancel}
            </button>
          )}
          <p role="timer" className="text-small font-medium text-accent-deep empty:hidden">
            {left > 0 && COMMENT_FORM.waiting(left)}
          </p>
        </div>
      </div>
    </form>
  )
}
