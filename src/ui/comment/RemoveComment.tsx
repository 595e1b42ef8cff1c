'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { commentPath } from '@/domain/community/apiPaths'
import type { Comment } from '@/domain/community/commentSchemas'
import { COMMENTS } from '@/messages/site/comments'
import { memberMessages } from '@/messages/site/member'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { NO_CONTENT, requestApi } from '../api/requestApi'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { useToast } from '../toast/ToastProvider'
import { applyRemoved } from './applyComment'
import { commentKeys } from './commentKeys'
import { useChangeMyComments } from './useMyComments'

interface Props {
  comment: Pick<Comment, 'id' | 'post_id' | 'parent_id'>
  className: string
}

export function RemoveComment({ comment, className }: Props) {
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const { reload } = useChangeMyComments(comment.post_id)
  const toast = useToast()
  const restore = async () => {
    const answered = await requestApi<object>(commentPath(comment.id, 'restore'), { method: 'POST' })
    toast(answered.ok ? { text: COMMENTS.restored } : { text: answered.message, tone: 'wrong' })
    // It returns to its place among newer ones.
    if (answered.ok) await cancelAndInvalidate(client, commentKeys(comment.post_id).all)
  }
  const remove = async () => {
    const answered = await requestApi(commentPath(comment.id), { method: 'DELETE' })
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
