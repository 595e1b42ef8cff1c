const KOREA_AHEAD_MS = 9 * 60 * 60 * 1000

/** The calendar day in Korea at an instant, 'YYYY-MM-DD'. Korea has had no daylight saving time since 1988. */
export const koreanDay = (now: Date): string => new Date(now.getTime() + KOREA_AHEAD_MS).toISOString().slice(0, 10)

/** Whether an instant (ISO 8601) is later than a day in Korea, 'YYYY-MM-DD'; false for invalid input. */
export const isAfterDay = (moment: string, day: string): boolean =>
  Date.parse(moment) >= Date.parse(`${day}T24:00:00+09:00`)
