import { koreanDay } from '../koreanDay'

export const GROUP_MIN = 2
export const GROUP_MAX = 200
/** Won per head. */
export const BUDGET_MIN = 5_000
export const BUDGET_MAX = 500_000
export const BUDGET_STEP = 1_000
export const GROUP_DEFAULT = 12
export const BUDGET_DEFAULT = 30_000
export const PLAN_SIZE = 20

export const POLL_PLACES_MAX = 10
/** A poll ends after this many days and is deleted with its votes. */
export const POLL_DAYS = 30
/** How far ahead a meeting may be. */
export const POLL_AHEAD_DAYS = 180
/** Per client network and hour. */
export const POLLS_PER_CALLER = 10
export const VOTES_PER_CALLER = 120
export const POLL_WINDOW_SECONDS = 60 * 60
export const VOTERS_MAX = 300
export const EVENT_HOURS = 2

/* Separate from the schemas, so that browsers do not load the validator. */

export const PLAN_PAGE = '/plan'
export const pollPage = (token: string): string => `/plan/together/${token}`

const DAY_MS = 86_400_000

/** In Korea after today ('YYYY-MM-DD'); without a weekday (Monday 1 to Sunday 7), the same day next week. */
export function nextDay(weekday: number | undefined, now: Date): string {
  const today = new Date(`${koreanDay(now)}T00:00:00Z`)
  const ahead = weekday === undefined ? 7 : (weekday - today.getUTCDay() + 7) % 7 || 7
  return new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
}
