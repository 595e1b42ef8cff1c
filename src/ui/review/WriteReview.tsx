'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { WRITE_REVIEW_ID, reviewPath } from '@/domain/review/apiPaths'
import type { OwnReview as Written } from '@/domain/review/schemas'
import { memberMessages } from '@/messages/site/member'
import { OWN_REVIEW, REVIEW_FORM } from '@/messages/site/reviews'
import { requestApi } from '../api/requestApi'
import { BlockedNotice } from '../member/BlockedNotice'
import { useMe } from '../member/useMe'
import { useToast } from '../toast/ToastProvider'
import { OwnReviewCard } from './OwnReviewCard'
import { ReviewForm } from './ReviewForm'
import { useChangeMyReviews, useMyReviews } from './useMyReviews'

/** The member's own part of a restaurant's reviews: the form, or the review once there is one. */
export function WriteReview({ restaurantId }: { restaurantId: number }) {
  const own = useMyReviews(restaurantId)?.review ?? null
  const blocked = useMe().member?.blocked
  const { set, refresh } = useChangeMyReviews(restaurantId)
  const [editing, setEditing] = useState(false)
  const router = useRouter()
  const toast = useToast()
  const titleId = useId()
  const part = useRef<HTMLElement>(null)
  const moved = useRef(false)

  // The focused element is replaced, so the section takes the focus.
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    part.current?.focus()
  })
  const show = (review: Written | null) => {
    moved.current = true
    setEditing(false)
    set(() => ({ review }))
    // The list and the summary are rendered by the server.
    router.refresh()
  }
  const edit = (whether: boolean) => {
    moved.current = true
    setEditing(whether)
  }
  const onSaved = (review: Written) => {
    toast({ text: own ? REVIEW_FORM.saved : REVIEW_FORM.sent })
    show(review)
  }
  const onExists = (text: string) => {
    toast({ text, tone: 'wrong' })
    moved.current = true
    void refresh()
    router.refresh()
  }
  const restore = async (id: number) => {
    const answered = await requestApi<Written>(reviewPath(id, 'restore'), { method: 'POST' })
    toast(answered.ok ? { text: OWN_REVIEW.restored } : { text: answered.message, tone: 'wrong' })
    await refresh()
    router.refresh()
  }
  const onRemoved = (id: number) => {
    show(null)
    toast({ text: OWN_REVIEW.removed, action: { label: memberMessages.undo, run: () => void restore(id) } })
  }
  const writing = own === null || editing
  return (
    <section
      ref={part}
      id={WRITE_REVIEW_ID}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`rounded-box border p-5 outline-none ${writing ? 'border-line bg-card' : 'border-good/45 bg-good/8'}`}
    >
      <h3 id={titleId} className={`text-lead font-bold tracking-tight ${writing ? 'mb-4' : 'mb-1'}`}>
        {own === null ? REVIEW_FORM.write : editing ? REVIEW_FORM.rewrite : OWN_REVIEW.title}
      </h3>
      {blocked && <BlockedNotice block={blocked} className={own ? 'my-4' : ''} />}
      {own !== null && !editing ? (
        <OwnReviewCard review={own} onEdit={() => edit(true)} onRemoved={onRemoved} />
      ) : blocked ? null : (
        <ReviewForm
          key={own?.id ?? 'new'}
          restaurantId={restaurantId}
          existing={own}
          onSaved={onSaved}
          onExists={onExists}
          {...(own && { onCancel: () => edit(false) })}
        />
      )}
    </section>
  )
}
