/** How many backups to keep: the newest of each of the latest days, weeks and months that have one. */
export interface RetentionPolicy {
  daily: number
  weekly: number
  monthly: number
}

export const RETENTION_MAX = 60

const KOREA_AHEAD_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

interface Dated {
  name: string
  createdAt: Date
}

const korean = (at: Date): Date => new Date(at.getTime() + KOREA_AHEAD_MS)
const dayOf = (at: Date): string => korean(at).toISOString().slice(0, 10)
const monthOf = (at: Date): string => korean(at).toISOString().slice(0, 7)
/** Weeks start on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: Date): string => String(Math.floor((korean(at).getTime() / DAY_MS + 3) / 7))

/** Days are Korean. The newest always stays. Names are returned, oldest first. */
export function expiredBackups(backups: readonly Dated[], policy: RetentionPolicy): string[] {
  const newestFirst = [...backups].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const keepNewestOf = (periodOf: (at: Date) => string, count: number) => {
    const periods = new Set<string>()
    for (const backup of newestFirst) {
      const period = periodOf(backup.createdAt)
      if (periods.size >= count) break
      if (!periods.has(period)) kept.add(backup)
      periods.add(period)
    }
  }
  keepNewestOf(dayOf, policy.daily)
  keepNewestOf(weekOf, policy.weekly)
  keepNewestOf(monthOf, policy.monthly)
  return newestFirst
    .filter((backup) => !kept.has(backup))
    .map(({ name }) => name)
    .reverse()
}

const SCHEDULED_MINUTE = 3 * 60 + 30

/** The latest 03:30 in Korea not after `now`; a backup started before it is due again. */
export function lastScheduledTime(now: Date): Date {
  const midnight = Math.floor((now.getTime() + KOREA_AHEAD_MS) / DAY_MS) * DAY_MS - KOREA_AHEAD_MS
  const today = midnight + SCHEDULED_MINUTE * 60_000
  return new Date(today <= now.getTime() ? today : today - DAY_MS)
}
