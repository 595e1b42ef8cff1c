import { starsInWords } from '@/messages/site/reviews'
import { STARS_ID, unfilledWidth } from './starShape'

interface Props {
  rating: number
  /** the number as read aloud: averages have a decimal, votes do not */
  read?: string
  className?: string
}

export function Stars({ rating, read = rating.toFixed(1), className = 'h-4' }: Props) {
  const unfilled = unfilledWidth(rating)
  return (
    <svg viewBox="0 0 104 20" className={`w-auto ${className}`} role="img" aria-label={starsInWords(read)}>
      <use href={`#${STARS_ID}`} className="fill-line" />
      <use
        href={`#${STARS_ID}`}
        className="fill-accent"
        clipPath={unfilled ? `inset(0 ${unfilled}px 0 0)` : undefined}
      />
    </svg>
  )
}
