'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { WRITE_REVIEW_ID } from '@/domain/review'
import type { OwnReview as Written } from '@/contract/reviews'
import { memberMessages } from '@/messages/site/member'
import { OWN_REVIEW, REVIEW_FORM, OWN_REVIEW_STATES, REVIEWS } from '@/messages/site/reviews'
import { REVIEW_STATUS_LABELS } from '@/messages/labels'
import { requestApi } from '../api/requestApi'
import { BlockedNotice } from '../member/BlockedNotice'
import { useMe } from '../member/useMe'
import { useToast } from '../kit/ToastProvider'
import { lazyComponent } from '../kit/lazyComponent'
import { buttonClass } from '../kit/buttonClass'
import { NeedsScripts } from '../kit/NeedsScripts'
import { readStored, sessionArea } from '../kit/browserStorage'
import { formatCount } from '../format/number'
import { InlineLink } from '../kit/TextLink'
import { Stars } from '../kit/Stars'
import { REVIEW_DRAFT_PREFIX } from './reviewDraftKey'
import { useChangeMyReviews, useMyReviews } from './useMyReviews'
import { ReviewPhotos } from './ReviewPhotos'
import { ReviewTime, shownText } from './shownReview'

const RemoveReviewDialog = lazyComponent(() => import('./RemoveReviewDialog').then((file) => file.RemoveReviewDialog))

interface Props {
  review: Written
  onEdit: () => void
  onRemoved: (id: number) => void
}

function OwnReviewCard({ review, onEdit, onRemoved }: Props) {
  const [asking, setAsking] = useState(false)
  const state = OWN_REVIEW_STATES[review.status]
  return (
    <div className="text-small">
      <p className="font-semibold text-good">{OWN_REVIEW.written}</p>
      {state && (
        <div className="mt-3 rounded-field border border-line bg-card px-3.5 py-3">
          <p className="font-semibold">{REVIEW_STATUS_LABELS[review.status]}</p>
          <p className="mt-0.5 text-soft">
            {state} {review.status === 'hidden' && <InlineLink href="/contact">{OWN_REVIEW.ask}</InlineLink>}
          </p>
        </div>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Stars rating={review.rating} read={String(review.rating)} />
        <ReviewTime review={review} />
      </p>
      {review.content && (
        <p dir="auto" className="mt-2 text-body whitespace-pre-line">
          {shownText(review.content)}
        </p>
      )}
      <ReviewPhotos photos={review.photos} author={review.author?.nickname ?? null} />
      {review.helpful_count > 0 && (
        <p className="mt-2 text-note text-soft">{REVIEWS.helpedOthers(formatCount(review.helpful_count))}</p>
      )}
      <div className="mt-4 flex gap-2">
        <button type="button" onClick={onEdit} className={buttonClass('plain', 'flex-1')}>
          {OWN_REVIEW.rewrite}
        </button>
        <button type="button" onClick={() => setAsking(true)} className={buttonClass('plain', 'flex-1')}>
          {OWN_REVIEW.remove}
        </button>
      </div>
      {asking && <RemoveReviewDialog id={review.id} onRemoved={onRemoved} onClose={() => setAsking(false)} />}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const useShouldOpenReviewForm = (restaurantId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () =>
      location.hash === `#${WRITE_REVIEW_ID}` ||
      readStored(sessionArea, REVIEW_DRAFT_PREFIX + String(restaurantId)) !== null,
    () => false,
  )

const loadForm = () => import('./ReviewForm').then((file) => file.ReviewForm)
const ReviewForm = lazyComponent(loadForm)

export function WriteReview({ restaurantId }: { restaurantId: number }) {
  const own = useMyReviews(restaurantId)?.review ?? null
  const blocked = useMe().member?.blocked
  const { change, reload } = useChangeMyReviews(restaurantId)
  const wanted = useShouldOpenReviewForm(restaurantId)
  // Null until a button is pressed.
  const [opened, setOpened] = useState<boolean | null>(null)
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
    setOpened(false)
    change(() => ({ review }))
    // The server renders the list and the summary.
    router.refresh()
  }
  const open = (whether: boolean) => {
    moved.current = true
    setOpened(whether)
  }
  const onSaved = (review: Written) => {
    toast({ text: own ? REVIEW_FORM.saved : REVIEW_FORM.sent })
    show(review)
  }
  const onExists = (text: string) => {
    toast({ text, tone: 'wrong' })
    open(false)
    void reload()
    router.refresh()
  }
  const restore = async (id: number) => {
    const answered = await requestApi('POST /api/v1/reviews/{id}/restore', { params: { id } })
    toast(answered.ok ? { text: OWN_REVIEW.restored } : { text: answered.message, tone: 'wrong' })
    await reload()
    router.refresh()
  }
  const onRemoved = (id: number) => {
    show(null)
    toast({ text: OWN_REVIEW.removed, action: { label: memberMessages.undo, run: () => void restore(id) } })
  }
  const writing = opened ?? (own === null && wanted)
  if (own === null && !writing && !blocked)
    return (
      <section ref={part} id={WRITE_REVIEW_ID} tabIndex={-1} aria-label={REVIEW_FORM.write} className="outline-none">
        <button
          type="button"
          onClick={() => open(true)}
          onPointerEnter={() => void loadForm()}
          className={buttonClass('plain', 'min-h-12 w-full')}
        >
          {REVIEW_FORM.write}
        </button>
        <NeedsScripts when={[`#${WRITE_REVIEW_ID}`, REVIEW_DRAFT_PREFIX + String(restaurantId)]} />
        <noscript>
          <p className="mt-2.5 text-note">{REVIEW_FORM.scriptsNeeded}</p>
        </noscript>
      </section>
    )
  const isRead = own !== null && !writing
  return (
    <section
      ref={part}
      id={WRITE_REVIEW_ID}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`rounded-box border p-5 outline-none ${isRead ? 'border-good/45 bg-good/8' : 'border-line bg-card'}`}
    >
      <h3 id={titleId} className={`text-lead font-bold tracking-tight ${isRead ? 'mb-1' : 'mb-4'}`}>
        {own === null ? REVIEW_FORM.write : writing ? REVIEW_FORM.rewrite : OWN_REVIEW.title}
      </h3>
      {blocked && <BlockedNotice block={blocked} className={own ? 'my-4' : ''} />}
      {isRead ? (
        <OwnReviewCard review={own} onEdit={() => open(true)} onRemoved={onRemoved} />
      ) : blocked ? null : (
        <ReviewForm
          key={own?.id ?? 'new'}
          restaurantId={restaurantId}
          existing={own}
          onSaved={onSaved}
          onExists={onExists}
          onClose={() => open(false)}
        />
      )}
    </section>
  )
}
