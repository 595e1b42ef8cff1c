/** How much of each of five stars is filled, in halves: 3.7 → [1, 1, 1, 0.5, 0]. */
export function starFills(rating: number): (0 | 0.5 | 1)[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2)
  return Array.from({ length: 5 }, (_, i) => (halves >= (i + 1) * 2 ? 1 : halves === i * 2 + 1 ? 0.5 : 0))
}
