'use client'

import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Comment } from '@/contract/comments'
import { commentAnchor, commentViewHref } from '@/contract/commentView'
import { COMMENTS } from '@/messages/site/comments'
import { REVIEW_REPORT } from '@/messages/site/reviews'
import { memberMessages } from '@/messages/site/member'
import { useHydrated } from '../form/useHydrated'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'
import { useMe } from '../member/useMe'
import { MuteButton } from '../mute/MuteButton'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { lazyComponent } from '../kit/lazyComponent'
import { requestApi, NO_CONTENT } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../kit/ToastProvider'
import { useMyComments, useChangeMyComments, withId } from './useComments'
import { applyChanged, applyRemoved, commentKeys } from './commentPages'
import { cancelAndInvalidate } from '../api/queryCache'
import { ConfirmDialog } from '../form/ConfirmDialog'

export const COMMENT_ACTION_CLASS =
  'inline-flex min-h-11 items-center gap-1.5 rounded-field px-2.5 text-note font-medium text-soft ' +
  'hover:bg-wash hover:text-ink'

function useCommentLike(comment: Comment) {
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
      return requestApi(`${next ? 'PUT' : 'DELETE'} /api/v1/comments/{id}/like`, { params: { id } })
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

const ReportDialog = lazyComponent(() => import('../review/ReportDialog').then((file) => file.ReportDialog))

function ReportComment({ comment: { id, post_id: postId } }: { comment: Comment }) {
  const [open, setOpen] = useState(false)
  const reported = useMyComments(postId)?.reported.includes(id) ?? false
  const { change } = useChangeMyComments(postId)
  const { promptIfSignedOut } = useRequireSignIn(REVIEW_REPORT.signIn, commentAnchor(id))
  if (reported) return <span className="px-2.5 text-note text-faint">{REVIEW_REPORT.reported}</span>
  return (
    <>
      <button type="button" onClick={() => promptIfSignedOut() || setOpen(true)} className={COMMENT_ACTION_CLASS}>
        {COMMENTS.report}
      </button>
      {open && (
        <ReportDialog
          title={COMMENTS.reportTitle}
          of={{ kind: 'comments', id }}
          anchor={commentAnchor(id)}
          onReported={() => change(({ reported: ids }) => ({ reported: withId(ids, id, true) }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface Props {
  comment: Comment
  postPath: string
  onReply: () => void
  onEdit: () => void
}

export function CommentActions({ comment, postPath, onReply, onEdit }: Props) {
  const { liked, count, toggle } = useCommentLike(comment)
  const isOwn = useMyComments(comment.post_id)?.own.includes(comment.id) ?? false
  const { member, staff } = useMe()
  const whose = <span className="sr-only">{comment.author && `${COMMENTS.by(comment.author.nickname)}: `}</span>
  return (
    <div className="-ml-2.5 flex flex-wrap items-center">
      <button
        type="button"
        aria-pressed={liked}
        onClick={toggle}
        className={`${COMMENT_ACTION_CLASS} aria-pressed:text-accent`}
      >
        <Icon name="heart" filled={liked} className="size-4" />
        <span>
          {whose}
          {COMMENTS.like}
          {count > 0 && <span className="ml-1 font-semibold">{formatCount(count)}</span>}
        </span>
      </button>
      <Reply comment={comment} postPath={postPath} onReply={onReply} />
      {isOwn ? (
        !member?.blocked && (
          <>
            <button type="button" onClick={onEdit} className={COMMENT_ACTION_CLASS}>
              {COMMENTS.edit}
            </button>
            <RemoveComment comment={comment} className={COMMENT_ACTION_CLASS} />
          </>
        )
      ) : (
        <>
          <ReportComment comment={comment} />
          {comment.author && <MuteButton nickname={comment.author.nickname} className={COMMENT_ACTION_CLASS} />}
        </>
      )}
      {staff && staff.role !== 'editor' && (
        <a href={`/admin/comments?open=${comment.id}`} className={COMMENT_ACTION_CLASS}>
          {COMMENTS.staff}
        </a>
      )}
    </div>
  )
}

/** A link to the no-JavaScript form until hydration, then an inline form. */
function Reply({ comment, postPath, onReply }: Omit<Props, 'onEdit'>) {
  const hydrated = useHydrated()
  if (!hydrated)
    return (
      <a href={commentViewHref(postPath, { answer: comment.id })} className={COMMENT_ACTION_CLASS}>
        {COMMENTS.reply}
      </a>
    )
  return (
    <button type="button" onClick={onReply} className={COMMENT_ACTION_CLASS}>
      {COMMENTS.reply}
    </button>
  )
}

interface RemoveCommentProps {
  comment: Pick<Comment, 'id' | 'post_id' | 'parent_id'>
  className: string
}

export function RemoveComment({ comment, className }: RemoveCommentProps) {
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const { reload } = useChangeMyComments(comment.post_id)
  const toast = useToast()
  const restore = async () => {
    const answered = await requestApi('POST /api/v1/comments/{id}/restore', { params: { id: comment.id } })
    toast(answered.ok ? { text: COMMENTS.restored } : { text: answered.message, tone: 'wrong' })
    // It returns to its place among newer ones.
    if (answered.ok) await cancelAndInvalidate(client, commentKeys(comment.post_id).all)
  }
  const remove = async () => {
    const answered = await requestApi('DELETE /api/v1/comments/{id}', { params: { id: comment.id } })
    // Already deleted counts as success.
    return !answered.ok && answered.code === 'comment-not-found' ? NO_CONTENT : answered
  }
  const onRemoved = () => {
    toast({ text: COMMENTS.removed, action: { label: memberMessages.undo, run: () => void restore() } })
    applyRemoved(client, comment)
    void reload()
  }
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={className}>
        {COMMENTS.remove}
      </button>
      {asking && (
        <ConfirmDialog
          title={COMMENTS.removeAsk}
          note={COMMENTS.removeNote}
          confirmLabel={COMMENTS.remove}
          pendingLabel={COMMENTS.removing}
          cancelLabel={COMMENTS.keep}
          onConfirm={remove}
          onDone={onRemoved}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
