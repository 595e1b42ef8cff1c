import { starsInWords } from '@/messages/site/reviews'

/** The outline of a star in a 20 by 20 box. */
export const STAR =
  'M10 1.500l2.600 5.300 5.900.9-4.300 4.100 1 5.800L10 14.900l-5.200 2.700 1-5.800L1.500 7.700l5.900-.9z'

const STARS_ID = 'stars'

const STAR_STEP = 21

/** The right edge of a star in its box. */
const STAR_EDGE = 18.5

/** Between two stars, where filling may end. */
const GAP = 0.5

/** Fill of each of five stars in halves: 3.7 → [1, 1, 1, 0.5, 0]. */
export function starFills(rating: number): (0 | 0.5 | 1)[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2)
  return Array.from({ length: 5 }, (_, i) => (halves >= (i + 1) * 2 ? 1 : halves === i * 2 + 1 ? 0.5 : 0))
}

/** The unfilled width from the right: 4 of 5 → a star and the gap before it. */
export function unfilledWidth(rating: number): number {
  const filled = starFills(rating).reduce<number>((sum, fill) => sum + fill, 0)
  if (filled === 5) return 0
  const whole = Math.floor(filled)
  const end = filled > whole ? whole * STAR_STEP + STAR_STEP / 2 - GAP : whole * STAR_STEP - GAP
  return 4 * STAR_STEP + STAR_EDGE - end
}

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

/** The outline of five stars, included once per page and referenced by `Stars`. */
export function StarShapes() {
  return (
    <svg className="absolute size-0" aria-hidden>
      <defs>
        <g id={STARS_ID}>
          {[0, 1, 2, 3, 4].map((i) => (
            <path key={i} d={STAR} transform={`translate(${i * STAR_STEP} 0)`} />
          ))}
        </g>
      </defs>
    </svg>
  )
}
