import { scaleLinear } from 'd3-scale'
import { formatMonthTick } from '../format/day'

export interface MonthCount {
  month: string
  visit_count: number
}

export interface MonthBar extends MonthCount {
  /** percent of the width, so that labels keep their size */
  x: number
  width: number
  /** pixels */
  y: number
  height: number
  recent: boolean
  tick: string | null
}

export const MONTHS_SHOWN = 36
const RECENT_MONTHS = 12
const TICKS = 6

/** Oldest first; `height` is that of the tallest bar in pixels. */
export function monthBars(months: readonly MonthCount[], height: number): MonthBar[] {
  const shown = months.slice(-MONTHS_SHOWN)
  const scale = scaleLinear([0, Math.max(1, ...shown.map((month) => month.visit_count))], [0, height])
  // Few months do not get wider bars than a full year.
  const slot = 100 / Math.max(shown.length, RECENT_MONTHS)
  const every = Math.max(1, Math.ceil(shown.length / TICKS))
  return shown.map((month, i) => {
    const tall = month.visit_count === 0 ? 0 : Math.max(2, Math.round(scale(month.visit_count)))
    return {
      ...month,
      x: Math.round((i * slot + slot * 0.12) * 100) / 100,
      width: Math.round(slot * 76) / 100,
      y: height - tall,
      height: tall,
      recent: i >= shown.length - RECENT_MONTHS,
      tick: (shown.length - 1 - i) % every === 0 ? formatMonthTick(month.month) : null,
    }
  })
}
