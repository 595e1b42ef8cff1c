export const SESSION_KINDS = ['member', 'staff'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

interface SessionRule {
  /** a session ends after this time without use */
  idleMinutes: number
  /** a session ends after this time in any case; null for never */
  absoluteTimeoutMinutes: number | null
}

const HOUR = 60
const DAY = 24 * HOUR

export const SESSION_TIMEOUTS: Record<SessionKind, SessionRule> = {
  member: { idleMinutes: 30 * DAY, absoluteTimeoutMinutes: null },
  staff: { idleMinutes: 2 * HOUR, absoluteTimeoutMinutes: 12 * HOUR },
}

/** Minimum interval between updates of a session's last use. */
export const LAST_SEEN_INTERVAL_SECONDS = 60
