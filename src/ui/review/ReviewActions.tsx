'use client'
import { useEffect, useRef, useState } from 'react'
import { reviewAnchor } from '@/domain/review'
import { REVIEW_REPORT, REVIEWS } from '@/messages/site/reviews'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'
import { lazyComponent } from '../kit/lazyComponent'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../kit/ToastProvider'
import { useChangeMyReviews, useMyReviews } from './useMyReviews'
import { useRequireSignIn } from './useRequireSignIn'

const withOrWithout = (ids: readonly number[], id: number, isIncluded: boolean): number[] => [
  ...ids.filter((other) => other !== id),
  ...(isIncluded ? [id] : []),
]

interface Vote {
  isHelpful: boolean
  before: number
}

function useHelpful(restaurantId: number, reviewId: number, rendered: number) {
  const pressed = useMyReviews(restaurantId)?.helpful.includes(reviewId) ?? false
  const { change } = useChangeMyReviews(restaurantId)
  // The count after votes on this page; a new render brings the newer count itself.
  const [updated, setUpdated] = useState({ rendered, count: rendered })
  const count = updated.rendered === rendered ? updated.count : rendered
  const toast = useToast()
  const { promptIfSignedOut, handleUnauthorized } = useRequireSignIn(REVIEWS.signInForHelpful, reviewAnchor(reviewId))

  const show = (isHelpful: boolean, votes: number) => {
    change(({ helpful }) => ({ helpful: withOrWithout(helpful, reviewId, isHelpful) }))
    setUpdated({ rendered, count: votes })
  }
  const { submit } = useSubmit(
    ({ isHelpful, before }: Vote) => {
      show(isHelpful, Math.max(0, before + (isHelpful ? 1 : -1)))
      return requestApi(`${isHelpful ? 'PUT' : 'DELETE'} /api/v1/reviews/{id}/helpful`, { params: { id: reviewId } })
    },
    {
      onSuccess: ({ helpful_count }, { isHelpful }) => show(isHelpful, helpful_count),
      onError: (error, { isHelpful, before }) => {
        show(!isHelpful, before)
        if (handleUnauthorized(error)) return
        toast({ text: error.code === 'unreachable' ? REVIEWS.helpfulFailed : error.message, tone: 'wrong' })
      },
    },
  )
  const toggle = () => {
    if (!promptIfSignedOut()) submit({ isHelpful: !pressed, before: count })
  }
  return { pressed, count, toggle }
}

const ReportDialog = lazyComponent(() => import('./ReportDialog').then((file) => file.ReportDialog))

interface Props {
  restaurantId: number
  reviewId: number
  helpfulCount: number
  /** the author's nickname, which tells the buttons apart for screen readers */
  author: string
}

export function ReviewActions({ restaurantId, reviewId, helpfulCount, author }: Props) {
  const mine = useMyReviews(restaurantId)
  const { change } = useChangeMyReviews(restaurantId)
  const { pressed, count, toggle } = useHelpful(restaurantId, reviewId, helpfulCount)
  const { promptIfSignedOut } = useRequireSignIn(REVIEW_REPORT.signIn, reviewAnchor(reviewId))
  const [reporting, setReporting] = useState(false)
  const reported = mine?.reported.includes(reviewId) ?? false
  const told = useRef<HTMLSpanElement>(null)
  const here = useRef(false)
  useEffect(() => {
    // The focused button is gone.
    if (reported && here.current) told.current?.focus()
  }, [reported])
  const report = () => {
    if (promptIfSignedOut()) return
    here.current = true
    setReporting(true)
  }
  // The member's own review stands in full below the list; the style sheet hides it here.
  if (mine?.review?.id === reviewId) return <span className="own-review" />
  const whose = <span className="sr-only">{REVIEWS.reviewOf(author)}: </span>
  return (
    <div className="mt-1.5 -ml-2.5 flex flex-wrap items-center gap-x-1">
      <button type="button" aria-pressed={pressed} onClick={toggle} className="review-action">
        <Icon name="thumb" className={pressed ? 'fill-accent-wash!' : ''} />
        <span>
          {whose}
          {REVIEWS.helpful}
          {count > 0 && <span className="ml-1 font-semibold">{formatCount(count)}</span>}
        </span>
      </button>
      {reported ? (
        <span ref={told} tabIndex={-1} className="inline-flex min-h-11 items-center px-2.5 text-note text-faint">
          {REVIEW_REPORT.reported}
        </span>
      ) : (
        <button type="button" onClick={report} className="review-action">
          <span>
            {whose}
            {REVIEW_REPORT.open}
          </span>
        </button>
      )}
      {reporting && (
        <ReportDialog
          title={REVIEW_REPORT.title}
          of={{ kind: 'reviews', id: reviewId }}
          anchor={reviewAnchor(reviewId)}
          onReported={() => change(({ reported: ids }) => ({ reported: [...ids, reviewId] }))}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}
