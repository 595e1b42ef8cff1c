/** The outline of one star, in a box of 20 by 20. */
export const STAR =
  'M10 1.500l2.600 5.300 5.900.9-4.300 4.100 1 5.800L10 14.900l-5.200 2.700 1-5.800L1.500 7.700l5.900-.9z'

/** The id of the five stars that every page holds once (`StarShapes`). */
export const STARS_ID = 'stars'

/** From one star to the next. */
export const STAR_STEP = 21

/** The right edge of a star in its box. */
const STAR_EDGE = 18.5

/** Between two stars, where a row of filled ones ends. */
const GAP = 0.5

/** How much of each of five stars is filled, in halves: 3.7 → [1, 1, 1, 0.5, 0]. */
export function starFills(rating: number): (0 | 0.5 | 1)[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2)
  return Array.from({ length: 5 }, (_, i) => (halves >= (i + 1) * 2 ? 1 : halves === i * 2 + 1 ? 0.5 : 0))
}

/** What of five stars is not filled, from their right edge: 4 of 5 → a star and the gap before it. */
export function unfilledWidth(rating: number): number {
  const filled = starFills(rating).reduce<number>((sum, fill) => sum + fill, 0)
  if (filled === 5) return 0
  const whole = Math.floor(filled)
  const end = filled > whole ? whole * STAR_STEP + STAR_STEP / 2 - GAP : whole * STAR_STEP - GAP
  return 4 * STAR_STEP + STAR_EDGE - end
}
