'use client'
import { useState } from 'react'
import type { OwnReview as Written } from '@/domain/review/schemas'
import { REVIEW_STATUS_LABELS } from '@/messages/labels'
import { OWN_REVIEW, OWN_REVIEW_STATES, REVIEWS } from '@/messages/site/reviews'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { InlineLink } from '../kit/TextLink'
import { Stars } from '../kit/Stars'
import { ReviewPhotos } from './ReviewPhotos'
import { ReviewTime } from './ReviewTime'
import { shownText } from './shownText'
import { lazyComponent } from '../dialog/lazyComponent'

const RemoveReviewDialog = lazyComponent(() => import('./RemoveReviewDialog').then((file) => file.RemoveReviewDialog))

interface Props {
  review: Written
  onEdit: () => void
  onRemoved: (id: number) => void
}

export function OwnReviewCard({ review, onEdit, onRemoved }: Props) {
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
