import { koreanDay } from '../koreanDay'

const DAY_MS = 86_400_000

/**
 * The next such weekday in Korea after today ('YYYY-MM-DD'); without one, the same day next week.
 * @param weekday Monday 1 to Sunday 7
 */
export function nextDay(weekday: number | undefined, now: Date): string {
  const today = new Date(`${koreanDay(now)}T00:00:00Z`)
  const ahead = weekday === undefined ? 7 : (weekday - today.getUTCDay() + 7) % 7 || 7
  return new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
}
