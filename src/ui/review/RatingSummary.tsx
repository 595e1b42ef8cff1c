import type { ReviewSummary } from '@/domain/review/schemas'
import { REVIEWS } from '@/messages/site/reviews'
import { CountBar } from '../chart/CountBar'
import { formatCount } from '../format/number'
import { Stars } from '../kit/Stars'

export function RatingSummary({ summary: { average_rating, rating_distribution } }: { summary: ReviewSummary }) {
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
