'use client'
import { useEffect, useRef, useState } from 'react'
import { reviewAnchor, reviewPath } from '@/domain/review/apiPaths'
import { REVIEW_REPORT, REVIEWS } from '@/messages/site/reviews'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'
import { useHelpful } from './useHelpful'
import { useChangeMyReviews, useMyReviews } from './useMyReviews'
import { useRequireSignIn } from './useRequireSignIn'
import { lazyComponent } from '../dialog/lazyComponent'

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
  const { set } = useChangeMyReviews(restaurantId)
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
          path={reviewPath(reviewId, 'reports')}
          anchor={reviewAnchor(reviewId)}
          onReported={() => set(({ reported: ids }) => ({ reported: [...ids, reviewId] }))}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}
