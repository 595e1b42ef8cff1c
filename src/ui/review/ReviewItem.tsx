import { reviewAnchor } from '@/domain/review/apiPaths'
import type { Review } from '@/domain/review/schemas'
import { ROLE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { REVIEWS } from '@/messages/site/reviews'
import { Stars } from '../kit/Stars'
import { StaticMarkup } from '../markup/StaticMarkup'
import { ReviewActions } from './ReviewActions'
import { PhotoThumbnails } from './PhotoThumbnails'
import { ReviewTime } from './ReviewTime'
import { shownText } from './shownText'

const ROLE = 'rounded-full border border-good/45 px-2 text-note leading-normal font-semibold text-good'

/** Inside a `PhotoLightbox`. */
export function ReviewItem({ review }: { review: Review }) {
  const { id, restaurant_id, author, rating, content, photos, helpful_count } = review
  return (
    <li id={reviewAnchor(id)} className="review">
      <article>
        <StaticMarkup>
          <h3>
            {author ? <bdi>{author.nickname}</bdi> : <span className="font-medium text-soft">{WITHDRAWN_MEMBER}</span>}
            {author && author.role !== 'user' && <span className={ROLE}>{ROLE_LABELS[author.role]}</span>}
          </h3>
          <p>
            <Stars rating={rating} read={String(rating)} className="h-3.5" />
            <span aria-hidden className="text-note font-semibold">
              {REVIEWS.points(rating)}
            </span>
            <ReviewTime review={review} />
          </p>
          {content && (
            <p dir="auto" className="mt-2 max-w-[65ch] whitespace-pre-line">
              {shownText(content)}
            </p>
          )}
          <PhotoThumbnails photos={photos} author={author?.nickname ?? null} />
        </StaticMarkup>
        <ReviewActions
          restaurantId={restaurant_id}
          reviewId={id}
          helpfulCount={helpful_count}
          author={author?.nickname ?? WITHDRAWN_MEMBER}
        />
      </article>
    </li>
  )
}
