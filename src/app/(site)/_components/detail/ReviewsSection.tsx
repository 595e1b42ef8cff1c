import { REVIEWS } from '@/messages/site/reviews'
import { detailHref, type DetailPages } from '@/ui/urls/restaurantHref'
import { formatCount } from '@/ui/format/number'
import { Pagination } from '@/ui/kit/Pagination'
import { SectionHeading } from '@/ui/kit/Headings'
import { TextLink } from '@/ui/kit/TextLink'
import { PhotoLightbox } from '@/ui/review/PhotoLightbox'
import { WriteReview } from '@/ui/review/WriteReview'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '@/app/(site)/_data/load'
import type { ReviewsRead } from '@/app/(site)/_data/readRestaurantPage'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import type { ReviewSummary, Review } from '@/contract/reviews'
import { CountBar } from '@/ui/chart/CountBar'
import { Stars } from '@/ui/kit/Stars'
import { reviewAnchor } from '@/domain/review'
import { ROLE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { ReviewActions } from '@/ui/review/ReviewActions'
import { PhotoThumbnails } from '@/ui/review/ReviewPhotos'
import { ReviewTime, shownText } from '@/ui/review/shownReview'

const ROLE = 'rounded-full border border-good/45 px-2 text-note leading-normal font-semibold text-good'

/** Inside a `PhotoLightbox`. */
function ReviewItem({ review }: { review: Review }) {
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

function RatingSummary({ summary: { average_rating, rating_distribution } }: { summary: ReviewSummary }) {
  const most = Math.max(1, ...rating_distribution)
  return (
    <div className="flex items-center gap-x-6 rounded-box border border-line bg-card px-5 py-4 sm:gap-x-10 sm:px-7">
      <div className="shrink-0 text-center">
        <p aria-hidden className="text-title leading-none font-[680] tracking-[-0.03em]">
          {average_rating.toFixed(1)}
        </p>
        <Stars rating={average_rating} className="mt-2 h-4 sm:h-4.5" />
      </div>
      <ol reversed aria-label={REVIEWS.distribution} className="min-w-0 flex-1 text-note">
        {rating_distribution
          .map((count, i) => ({ stars: i + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars} className="grid grid-cols-[2rem_minmax(0,1fr)_3.25rem] items-center gap-x-2">
              <span className="whitespace-nowrap text-soft">{REVIEWS.points(stars)}</span>
              <CountBar share={count / most} />
              <span className="text-right font-semibold whitespace-nowrap">{REVIEWS.count(formatCount(count))}</span>
            </li>
          ))}
      </ol>
    </div>
  )
}

interface Props {
  restaurantId: number
  reviews: Loaded<ReviewsRead>
  pages: DetailPages
}

export function ReviewsSection({ restaurantId, reviews, pages }: Props) {
  const count = reviews.ok ? reviews.data.summary.total_reviews : null
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-10">
      <SectionHeading
        id="reviews-title"
        title={
          <>
            {REVIEWS.title}{' '}
            {count !== null && count > 0 && (
              <span className="font-light text-soft">{REVIEWS.count(formatCount(count))}</span>
            )}
          </>
        }
        note={REVIEWS.note}
      />
      {reviews.ok ? (
        <ReviewList restaurantId={restaurantId} {...reviews.data} pages={pages} />
      ) : (
        <LoadFailure what="리뷰를" retryHref={detailHref(restaurantId, pages, 'reviews')} />
      )}
      <div className="mt-5">
        <WriteReview restaurantId={restaurantId} />
      </div>
    </section>
  )
}

function ReviewList({ restaurantId, page, summary, pages }: ReviewsRead & Omit<Props, 'reviews'>) {
  const hrefOf = (reviews: number) => detailHref(restaurantId, { ...pages, reviews }, 'reviews')
  if (summary.total_reviews === 0) return <p className="border-t border-line pt-4 text-soft">{REVIEWS.none}</p>
  return (
    <>
      <StaticMarkup>
        <RatingSummary summary={summary} />
      </StaticMarkup>
      {page.data.length === 0 ? (
        <p className="mt-7 text-center text-soft">
          {REVIEWS.pageEmpty} <TextLink href={hrefOf(1)}>{REVIEWS.firstPage}</TextLink>
        </p>
      ) : (
        <PhotoLightbox>
          <ol aria-label={REVIEWS.list} className="mt-4">
            {page.data.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ol>
        </PhotoLightbox>
      )}
      <Pagination page={pages.reviews} pages={page.pagination.pages} hrefOf={hrefOf} label={REVIEWS.pages} />
    </>
  )
}
