/** Two separate doors: what members do on the site, and what staff do behind it. */
export const SESSION_KINDS = ['member', 'staff'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

interface SessionRule {
  /** a session ends when it has not been used for so many minutes */
  idleMinutes: number
  /** and in any case after so many; null slides on for as long as it is used */
  absoluteTimeoutMinutes: number | null
}

const HOUR = 60
const DAY = 24 * HOUR

export const SESSION_TIMEOUTS: Record<SessionKind, SessionRule> = {
  member: { idleMinutes: 30 * DAY, absoluteTimeoutMinutes: null },
  staff: { idleMinutes: 2 * HOUR, absoluteTimeoutMinutes: 12 * HOUR },
}

/** A session in use is written to at most this often. */
export const LAST_SEEN_INTERVAL_SECONDS = 60
