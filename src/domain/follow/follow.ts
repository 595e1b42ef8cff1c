import { koreanDay } from '../koreanDay'

/** What can be followed. Saved restaurants need no following. */
export const FOLLOW_KINDS = ['agency', 'region'] as const
export type FollowKind = (typeof FOLLOW_KINDS)[number]

/** Of one member. */
export const FOLLOWS_MAX = 100

/** Restaurants that became visible later than this after they were made are no news. */
export const NEW_PLACE_DAYS = 30
/** Names of new restaurants in one piece of news. */
export const NEW_PLACES_NAMED = 3

export const DIGEST_FREQUENCIES = ['weekly', 'daily'] as const
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number]

export const EMAIL_MAX = 254
export const CONFIRMATION_HOURS = 24
/** Mails with a link, for one member and for one address. */
export const CONFIRMATIONS_PER_DAY = 5
/** Lines of one mail; the rest is counted. */
export const DIGEST_LINES = 30

/** News goes out in Korea's daytime: from 08:00 until 21:00. */
export const SENDING_HOURS = { from: 8, until: 21 } as const
const KOREA_AHEAD_HOURS = 9

export function isSendingTime(now: Date): boolean {
  const hour = (now.getUTCHours() + KOREA_AHEAD_HOURS) % 24
  return hour >= SENDING_HOURS.from && hour < SENDING_HOURS.until
}

const DAY_MS = 24 * 60 * 60 * 1000

/** First day of the day or week (from Monday) that a mail is for, in Korea, 'YYYY-MM-DD'. */
export function digestPeriod(frequency: DigestFrequency, now: Date): string {
  const today = koreanDay(now)
  if (frequency === 'daily') return today
  const day = new Date(`${today}T00:00:00Z`)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}
