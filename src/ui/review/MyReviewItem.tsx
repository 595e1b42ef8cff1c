import Link from 'next/link'
import type { MyReviewPage } from '@/domain/review/schemas'
import { REVIEW_STATUS_LABELS } from '@/messages/labels'
import { MY_REVIEWS } from '@/messages/site/profile'
import { OWN_REVIEW_STATES } from '@/messages/site/reviews'
import { restaurantHref } from '../urls/restaurantHref'
import { buttonClass } from '../kit/buttonClass'
import { Stars } from '../kit/Stars'
import { ReviewTime } from './ReviewTime'
import { shownText } from './shownText'

export function MyReviewItem({ review }: { review: MyReviewPage['data'][number] }) {
  const { restaurant, rating, content, status } = review
  const href = `${restaurantHref(restaurant.id)}#reviews`
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-4 first:pt-0">
      <div className="min-w-0">
        <h3 className="font-semibold">
          <Link href={href} className="hover:text-accent">
            {restaurant.title}
          </Link>
          <span className="ml-2 text-small font-normal text-soft">
            {[restaurant.sub_add1, restaurant.sub_add2].filter(Boolean).join(' ')}
          </span>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2">
          <Stars rating={rating} read={String(rating)} className="h-3.5" />
          <ReviewTime review={review} />
          {status !== 'published' && (
            <span className="rounded-full border border-accent/45 px-2 text-note font-semibold text-accent">
              {REVIEW_STATUS_LABELS[status]}
            </span>
          )}
        </p>
        {content && (
          <p dir="auto" className="mt-1 line-clamp-3 max-w-[60ch] whitespace-pre-line">
            {shownText(content)}
          </p>
        )}
        {OWN_REVIEW_STATES[status] && (
          <p className="mt-1 max-w-[60ch] text-small text-soft">{OWN_REVIEW_STATES[status]}</p>
        )}
      </div>
      <Link href={href} aria-label={MY_REVIEWS.viewOf(restaurant.title)} className={buttonClass('plain', 'shrink-0')}>
        {MY_REVIEWS.view}
      </Link>
    </li>
  )
}
