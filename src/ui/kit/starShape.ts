/** The outline of one star, in a box of 20 by 20. */
export const STAR =
  'M10 1.500l2.600 5.300 5.900.9-4.300 4.100 1 5.800L10 14.900l-5.200 2.700 1-5.800L1.500 7.700l5.900-.9z'

/** How much of each of five stars is filled, in halves: 3.7 → [1, 1, 1, 0.5, 0]. */
export function starFills(rating: number): (0 | 0.5 | 1)[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2)
  return Array.from({ length: 5 }, (_, i) => (halves >= (i + 1) * 2 ? 1 : halves === i * 2 + 1 ? 0.5 : 0))
}
