import { scaleLinear } from 'd3-scale'

const LEAST_WON = 30_000
const STEPS = 4

/** A linear scale from 0 to a round number above the interquartile range, in percent, with round ticks. */
export function perHeadScale(perHead: { high: number; median: number }): {
  x: (won: number) => number
  ticks: number[]
} {
  const top = Math.max(LEAST_WON, perHead.high * 1.25, perHead.median * 1.25)
  const scale = scaleLinear([0, top], [0, 100]).nice(STEPS)
  return { x: (won) => Math.round(Math.min(100, scale(won)) * 10) / 10, ticks: scale.ticks(STEPS) }
}
