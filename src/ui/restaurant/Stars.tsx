import { starFills } from './starShape'

const STAR = 'M10 1.500l2.600 5.300 5.900.9-4.300 4.100 1 5.800L10 14.900l-5.200 2.700 1-5.800L1.500 7.700l5.900-.9z'

/** Five stars, halves included, with the number in words for readers. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  return (
    <svg viewBox="0 0 104 20" className={`w-auto ${className}`} role="img" aria-label={`5점 만점에 ${rating.toFixed(1)}점`}>
      {starFills(rating).map((fill, i) => (
        <g key={i} transform={`translate(${i * 21} 0)`}>
          <path d={STAR} className="fill-line" />
          {fill > 0 && <path d={STAR} className="fill-accent" clipPath={fill === 0.5 ? 'inset(0 50% 0 0)' : undefined} />}
        </g>
      ))}
    </svg>
  )
}
