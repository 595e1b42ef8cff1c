import { koreanDay } from '../koreanDay'

const DAY_MS = 86_400_000

/** In Korea after today ('YYYY-MM-DD'); without a weekday (Monday 1 to Sunday 7), the same day next week. */
export function nextDay(weekday: number | undefined, now: Date): string {
  const today = new Date(`${koreanDay(now)}T00:00:00Z`)
  const ahead = weekday === undefined ? 7 : (weekday - today.getUTCDay() + 7) % 7 || 7
  return new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
}
