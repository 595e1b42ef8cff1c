import { REVIEWS } from '@/messages/site/reviews'
import { detailHref, type DetailPages } from '@/ui/urls/restaurantHref'
import { formatCount } from '@/ui/format/number'
import { Pagination } from '@/ui/kit/Pagination'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { TextLink } from '@/ui/kit/TextLink'
import { PhotoLightbox } from '@/ui/review/PhotoLightbox'
import { RatingSummary } from '@/ui/review/RatingSummary'
import { ReviewItem } from '@/ui/review/ReviewItem'
import { WriteReview } from '@/ui/review/WriteReview'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '@/app/(site)/_data/load'
import type { ReviewsRead } from '@/app/(site)/_data/readReviews'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

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
