import { scaleQuantile } from 'd3-scale'
import type { Shade } from '../chart/shades'

/**
 * Shades for counts that range from one to thousands: nothing has its own, the rest are cut into four equal groups, so
 * that one busy district does not leave all others pale.
 */
export function shadeScale(counts: readonly number[]): (count: number) => Shade {
  const some = counts.filter((count) => count > 0)
  const scale = scaleQuantile<Shade>().domain(some).range([1, 2, 3, 4])
  return (count) => (count > 0 ? (some.length < 4 ? 4 : scale(count)) : 0)
}
