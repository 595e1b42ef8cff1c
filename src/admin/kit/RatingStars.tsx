import { RATING_MAX } from '@/domain/review/limits'
import { starsInWords } from '@/messages/site/reviews'

export function RatingStars({ rating }: { rating: number }) {
  const full = Math.round(rating)
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span role="img" aria-label={starsInWords(String(rating))}>
        <span aria-hidden="true" style={{ letterSpacing: 1 }}>
          {'★'.repeat(full)}
          <span style={{ color: 'var(--faint)' }}>{'☆'.repeat(RATING_MAX - full)}</span>
        </span>
      </span>{' '}
      <b aria-hidden="true" style={{ fontWeight: 620 }}>
        {rating}
      </b>
    </span>
  )
}
