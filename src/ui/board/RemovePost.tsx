'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { PostSummary } from '@/contract/posts'
import { memberMessages } from '@/messages/site/member'
import { POST_PAGE } from '@/messages/site/boards'
import { NO_CONTENT, requestApi } from '../api/requestApi'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { useToast } from '../kit/ToastProvider'
import { boardHref, postHref } from '../urls/boardHref'

interface Props {
  post: Pick<PostSummary, 'id' | 'board'>
  className: string
}

export function RemovePost({ post, className }: Props) {
  const [asking, setAsking] = useState(false)
  const router = useRouter()
  const toast = useToast()
  const restore = async () => {
    const answered = await requestApi('POST /api/v1/posts/{id}/restore', { params: { id: post.id } })
    toast(answered.ok ? { text: POST_PAGE.restored } : { text: answered.message, tone: 'wrong' })
    if (answered.ok) router.push(postHref(post))
  }
  const remove = async () => {
    const answered = await requestApi('DELETE /api/v1/posts/{id}', { params: { id: post.id } })
    // Already deleted counts as success.
    return !answered.ok && answered.code === 'post-not-found' ? NO_CONTENT : answered
  }
  const onRemoved = () => {
    toast({ text: POST_PAGE.removed, action: { label: memberMessages.undo, run: () => void restore() } })
    router.push(boardHref(post.board))
    router.refresh()
  }
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={className}>
        {POST_PAGE.remove}
      </button>
      {asking && (
        <ConfirmDialog
          title={POST_PAGE.removeAsk}
          note={POST_PAGE.removeNote}
          confirmLabel={POST_PAGE.remove}
          pendingLabel={POST_PAGE.removing}
          cancelLabel={POST_PAGE.keep}
          onConfirm={remove}
          onDone={onRemoved}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
