import { collapse } from '@/domain/place/text/normalizeCell'
import { findMonthDay } from './findDay'
import { weekdayIn } from './weekday'

export interface YearlessDay {
  month: number
  day: number
  /** 0 is Sunday; null if not written */
  weekday: number | null
}

/** '7.7.(월)', '01월22일 20:38': the day, if only its year is missing. */
export function yearlessDay(dateCell: string): YearlessDay | null {
  const found = findMonthDay(collapse(dateCell.normalize('NFKC')))
  return found && { month: found.month, day: found.day, weekday: weekdayIn(found.rest) }
}

/** Whether the day exists in a year, with its weekday if written. */
export function isInYear({ month, day, weekday }: YearlessDay, year: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day && (weekday === null || date.getUTCDay() === weekday)
}
