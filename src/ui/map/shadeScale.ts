import type { Shade } from '../chart/colorScale'

const STEPS = 4

export interface ShadeScale {
  shade: (count: number) => Shade
  /** the lowest count of each of the four shades; fewer when the counts are small */
  from: number[]
}

/**
 * Shades for counts that range from one to thousands: nothing has its own, the rest go by equal ratios (1, 7, 50, 350
 * of 2,500), so that one busy city neither pales all others nor looks like its neighbours.
 */
export function shadeScale(counts: readonly number[]): ShadeScale {
  const most = Math.max(1, ...counts)
  const bounds = Array.from({ length: STEPS }, (_, i) => Math.max(1, Math.ceil(most ** (i / STEPS))))
  const from = [...new Set(bounds)]
  // With few counts there are fewer steps; the darkest is always the most.
  const shade = (count: number): Shade =>
    count <= 0 ? 0 : ((from.filter((bound) => count >= bound).length + STEPS - from.length) as Shade)
  return { shade, from }
}
