import { TIMED_VISITS_MIN } from '@/domain/directory/limits'
import { WEEKDAYS } from '../format/day'

export interface HourCount {
  /** ISO weekday, 1 (월) to 7 (일) */
  weekday: number
  hour: number
  visit_count: number
}

export interface HeatGrid {
  hours: number[]
  /** seven rows from Monday; `shade` from 0 (none) to 4 (most) */
  rows: { weekday: string; cells: { hour: number; visit_count: number; shade: 0 | 1 | 2 | 3 | 4 }[] }[]
  /** null with fewer than TIMED_VISITS_MIN timed visits */
  busiest: HourCount | null
  timed: number
}

/** Hours always shown, so that charts are comparable; others only if they have visits. */
const FIRST_HOUR = 11
const LAST_HOUR = 21

const shadeOf = (count: number, most: number): 0 | 1 | 2 | 3 | 4 => {
  if (count === 0) return 0
  const share = count / most
  return share > 0.75 ? 4 : share > 0.5 ? 3 : share > 0.25 ? 2 : 1
}

export function heatGrid(counts: readonly HourCount[]): HeatGrid {
  const seen = counts.filter((cell) => cell.visit_count > 0)
  const first = Math.min(FIRST_HOUR, ...seen.map((cell) => cell.hour))
  const last = Math.max(LAST_HOUR, ...seen.map((cell) => cell.hour))
  const hours = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const byCell = new Map(seen.map((cell) => [cell.weekday * 24 + cell.hour, cell.visit_count]))
  const most = Math.max(1, ...seen.map((cell) => cell.visit_count))
  const rows = WEEKDAYS.map((weekday, i) => ({
    weekday,
    cells: hours.map((hour) => {
      const visits = byCell.get((i + 1) * 24 + hour) ?? 0
      return { hour, visit_count: visits, shade: shadeOf(visits, most) }
    }),
  }))
  const timed = seen.reduce((sum, { visit_count }) => sum + visit_count, 0)
  const fullest = seen.reduce<HourCount | null>(
    (best, cell) => (cell.visit_count > (best?.visit_count ?? 0) ? cell : best),
    null,
  )
  return { hours, rows, timed, busiest: timed < TIMED_VISITS_MIN ? null : fullest }
}
