import { starsInWords } from '@/messages/site/reviews'
import { STAR, starFills } from './starShape'

interface Props {
  rating: number
  /** the number as it is read: an average has a decimal, a vote has none */
  read?: string
  className?: string
}

/** Five stars, halves included, with the number in words for readers. */
export function Stars({ rating, read = rating.toFixed(1), className = 'h-4' }: Props) {
  return (
    <svg viewBox="0 0 104 20" className={`w-auto ${className}`} role="img" aria-label={starsInWords(read)}>
      {starFills(rating).map((fill, i) => (
        <g key={i} transform={`translate(${i * 21} 0)`}>
          <path d={STAR} className="fill-line" />
          {fill > 0 && (
            <path d={STAR} className="fill-accent" clipPath={fill === 0.5 ? 'inset(0 50% 0 0)' : undefined} />
          )}
        </g>
      ))}
    </svg>
  )
}
