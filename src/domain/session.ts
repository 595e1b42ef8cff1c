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

/** The cookie that pages read to load their scripts at once; with https, `__Host-` precedes it. Grants nothing. */
export const SIGNED_IN_MARKER = 'gonggong_signed_in'

/** As an expression of the pages' inline scripts. */
export const HAS_MARKER = `/(^|; )(__Host-)?${SIGNED_IN_MARKER}=1/.test(document.cookie)`

/** In the head of a page, so that the link for signing in never shows for a member. */
export const MARK_SIGNED_IN = `if(${HAS_MARKER})document.documentElement.dataset.signedIn=''`

const BROWSERS: [name: string, mark: RegExp][] = [
  ['KakaoTalk', /KAKAOTALK/i],
  ['Whale', /Whale\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]

const SYSTEMS: [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

const nameIn = (names: typeof BROWSERS, text: string): string[] =>
  names
    .filter(([, mark]) => mark.test(text))
    .map(([name]) => name)
    .slice(0, 1)

/** 'Chrome · Android'; empty for programs. The full user agent is not stored. */
export function describeUserAgent(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  return [...nameIn(BROWSERS, text), ...nameIn(SYSTEMS, text)].join(' · ')
}
