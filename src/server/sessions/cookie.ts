import { parse, serialize } from 'hono/utils/cookie'
import { DEVICE_COOKIE_DAYS } from '@/domain/http/limits'
import { SIGN_IN_ATTEMPT_MINUTES, SIGN_UP_MINUTES } from '@/domain/member/limits'
import { SIGNED_IN_MARKER, SESSION_TIMEOUTS, type SessionKind } from '@/domain/session'
import { env, isHttpsSite } from '@/infra/env'

export type AuthFlow = 'signin' | 'signup'
/** Grants nothing; see `deviceToken`. */
const DEVICE = 'staff_device'
/** The database's position after a write; see decision 45. */
const WRITTEN = 'written'
type CookieKind = SessionKind | AuthFlow | typeof DEVICE | typeof WRITTEN

const longest = (kind: SessionKind): number =>
  SESSION_TIMEOUTS[kind].absoluteTimeoutMinutes ?? SESSION_TIMEOUTS[kind].idleMinutes

/** A cookie lives no longer than what it stands for. */
const MINUTES: Record<CookieKind, number> = {
  member: longest('member'),
  staff: longest('staff'),
  signin: SIGN_IN_ATTEMPT_MINUTES,
  signup: SIGN_UP_MINUTES,
  [DEVICE]: DEVICE_COOKIE_DAYS * 24 * 60,
  // Longer than a replica that is read may be behind.
  [WRITTEN]: 1,
}

/** With https, cookies are secure and bound to this host (`__Host-`). */
const isSecure = (): boolean => isHttpsSite(env())

const hostName = (name: string, secure: boolean): string => `${secure ? '__Host-' : ''}${name}`
const cookieName = (kind: CookieKind, secure: boolean): string => hostName(`gonggong_${kind}`, secure)

const setCookie = (kind: CookieKind, value: string, maxAge: number, secure: boolean): string =>
  serialize(cookieName(kind, secure), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })

function readCookie(header: string | null | undefined, kind: CookieKind, secure: boolean): string | null {
  const name = cookieName(kind, secure)
  return (header ? parse(header, name)[name] : undefined) || null
}

export const sessionCookieName = (kind: SessionKind, secure = isSecure()): string => cookieName(kind, secure)

export const authFlowCookieName = (kind: AuthFlow, secure = isSecure()): string => cookieName(kind, secure)

export const sessionCookie = (kind: SessionKind, token: string, secure = isSecure()): string =>
  setCookie(kind, token, MINUTES[kind] * 60, secure)

export const clearSessionCookie = (kind: SessionKind, secure = isSecure()): string => setCookie(kind, '', 0, secure)

export const readSessionToken = (
  header: string | null | undefined,
  kind: SessionKind,
  secure = isSecure(),
): string | null => readCookie(header, kind, secure)

/** SameSite=Lax includes it when the provider redirects back. */
export const authFlowCookie = (kind: AuthFlow, token: string, secure = isSecure()): string =>
  setCookie(kind, token, MINUTES[kind] * 60, secure)

export const clearAuthFlowCookie = (kind: AuthFlow, secure = isSecure()): string => setCookie(kind, '', 0, secure)

export const readAuthFlowToken = (
  header: string | null | undefined,
  kind: AuthFlow,
  secure = isSecure(),
): string | null => readCookie(header, kind, secure)

export const deviceCookie = (token: string, secure = isSecure()): string =>
  setCookie(DEVICE, token, MINUTES[DEVICE] * 60, secure)

export const readDeviceToken = (header: string | null | undefined, secure = isSecure()): string | null =>
  readCookie(header, DEVICE, secure)

/** Whether the header has the marker that scripts can read. */
export const isMarkedSignedIn = (header: string | null | undefined, secure = isSecure()): boolean =>
  Boolean(header && parse(header)[hostName(SIGNED_IN_MARKER, secure)])

/** Sets the marker, or clears it. */
export const signedInMarker = (isSignedIn: boolean, secure = isSecure()): string =>
  serialize(hostName(SIGNED_IN_MARKER, secure), isSignedIn ? '1' : '', {
    ...{ path: '/', sameSite: 'Lax', secure },
    maxAge: isSignedIn ? MINUTES.member * 60 : 0,
  })

/** `position`: Infinity if unknown; then the primary is read. */
export const writtenCookie = (position: number, secure = isSecure()): string =>
  setCookie(WRITTEN, Number.isFinite(position) ? String(position) : 'unknown', MINUTES[WRITTEN] * 60, secure)

/** 0 for none. A forged one only makes its sender read the primary. */
export function readWritten(header: string | null | undefined, secure = isSecure()): number {
  const value = readCookie(header, WRITTEN, secure)
  if (value === null) return 0
  return /^\d{1,16}$/.test(value) ? Number(value) : Infinity
}
