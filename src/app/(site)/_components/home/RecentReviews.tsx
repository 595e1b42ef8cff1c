import { SoftLink } from '@/ui/kit/SoftLink'
import { TRENDING_WINDOW_DAYS } from '@/domain/directory/directory'
import { reviewAnchor } from '@/domain/review'
import type { PlacedReview } from '@/contract/reviews'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import { FRESH_REVIEWS } from '@/messages/site/reviews'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { SectionHeading } from '@/ui/kit/Headings'
import { regionLine } from '@/ui/format/placeLine'
import { Stars } from '@/ui/kit/Stars'
import { OfficeDistance } from '@/ui/office/OfficeDistance'
import { ReviewTime } from '@/ui/review/shownReview'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '@/app/(site)/_data/load'

export function RecentReviews({ fresh }: { fresh: Loaded<PlacedReview[]> }) {
  if (fresh.ok && fresh.data.length === 0) return null
  return (
    <section className="mt-section">
      <SectionHeading title={FRESH_REVIEWS.title} note={FRESH_REVIEWS.note(TRENDING_WINDOW_DAYS)} />
      {fresh.ok ? (
        <ul aria-label={FRESH_REVIEWS.list} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {fresh.data.map((review) => (
            <FreshReview key={review.id} review={review} />
          ))}
        </ul>
      ) : (
        <LoadFailure what={FRESH_REVIEWS.what} retryHref="/" />
      )}
    </section>
  )
}

function FreshReview({ review }: { review: PlacedReview }) {
  const { restaurant, rating, content, author } = review
  return (
    <li className="group relative flex flex-col rounded-box border border-line bg-card p-4 hover:border-edge">
      <h3 className="font-semibold tracking-tight">
        <SoftLink href={`${restaurantHref(restaurant.id)}#${reviewAnchor(review.id)}`} className="row-link">
          {restaurant.title}
        </SoftLink>
      </h3>
      <p className="truncate text-note text-soft has-[[data-at]:not(:empty)]:whitespace-normal">
        <OfficeDistance of={restaurant} />
        {regionLine(restaurant)}
      </p>
      <p className="mt-2 line-clamp-3 flex-1 text-small" dir="auto">
        {content ?? <span className="text-soft">{FRESH_REVIEWS.starsOnly}</span>}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 text-note text-soft">
        <Stars rating={rating} read={String(rating)} className="h-3.5" />
        {author ? <bdi>{author.nickname}</bdi> : WITHDRAWN_MEMBER}
        <span aria-hidden>·</span>
        <ReviewTime review={review} />
      </p>
    </li>
  )
}
