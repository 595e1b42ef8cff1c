import { parse, serialize } from 'hono/utils/cookie'
import { DEVICE_COOKIE_DAYS } from '@/domain/http/limits'
import { SIGN_IN_ATTEMPT_MINUTES, SIGN_UP_MINUTES } from '@/domain/member/limits'
import { SESSION_TIMEOUTS, type SessionKind } from '@/domain/session/timeouts'
import { env, isHttpsSite } from '@/infra/env'

/** What a browser carries on the way in: a sign-in that it began, a sign-up that is not finished. */
export type AuthFlow = 'signin' | 'signup'
/** What a browser keeps that signed in as staff before: it opens nothing, see `deviceToken`. */
const DEVICE = 'staff_device'
type CookieKind = SessionKind | AuthFlow | typeof DEVICE

const longest = (kind: SessionKind): number =>
  SESSION_TIMEOUTS[kind].absoluteTimeoutMinutes ?? SESSION_TIMEOUTS[kind].idleMinutes

/** A cookie lasts no longer than what it stands for can. */
const MINUTES: Record<CookieKind, number> = {
  member: longest('member'),
  staff: longest('staff'),
  signin: SIGN_IN_ATTEMPT_MINUTES,
  signup: SIGN_UP_MINUTES,
  [DEVICE]: DEVICE_COOKIE_DAYS * 24 * 60,
}

/** Over https a cookie is sent over nothing else, and no other host can set it (`__Host-`). */
const isSecure = (): boolean => isHttpsSite(env())

const cookieName = (kind: CookieKind, secure: boolean): string => `${secure ? '__Host-' : ''}gonggong_${kind}`

const setCookie = (kind: CookieKind, value: string, maxAge: number, secure: boolean): string =>
  serialize(cookieName(kind, secure), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })

function readCookie(header: string | null | undefined, kind: CookieKind, secure: boolean): string | null {
  const name = cookieName(kind, secure)
  return (header ? parse(header, name)[name] : undefined) || null
}

/** The name of a session's cookie. */
export const sessionCookieName = (kind: SessionKind, secure = isSecure()): string => cookieName(kind, secure)

/** The name of the cookie of a sign-in that was begun, or of a sign-up. */
export const authFlowCookieName = (kind: AuthFlow, secure = isSecure()): string => cookieName(kind, secure)

/** `Set-Cookie` that hands a new session to its browser. */
export const sessionCookie = (kind: SessionKind, token: string, secure = isSecure()): string =>
  setCookie(kind, token, MINUTES[kind] * 60, secure)

/** `Set-Cookie` that takes a session's cookie away. */
export const clearSessionCookie = (kind: SessionKind, secure = isSecure()): string => setCookie(kind, '', 0, secure)

/** The token of a request's session of this kind, from its Cookie header. */
export const readSessionToken = (
  header: string | null | undefined,
  kind: SessionKind,
  secure = isSecure(),
): string | null => readCookie(header, kind, secure)

/**
 * `Set-Cookie` that binds what was begun to its browser; SameSite=Lax lets it come along on the provider's way back.
 */
export const authFlowCookie = (kind: AuthFlow, token: string, secure = isSecure()): string =>
  setCookie(kind, token, MINUTES[kind] * 60, secure)

export const clearAuthFlowCookie = (kind: AuthFlow, secure = isSecure()): string => setCookie(kind, '', 0, secure)

export const readAuthFlowToken = (
  header: string | null | undefined,
  kind: AuthFlow,
  secure = isSecure(),
): string | null => readCookie(header, kind, secure)

/** `Set-Cookie` by which a browser is known at its next sign-in. */
export const deviceCookie = (token: string, secure = isSecure()): string =>
  setCookie(DEVICE, token, MINUTES[DEVICE] * 60, secure)

export const readDeviceToken = (header: string | null | undefined, secure = isSecure()): string | null =>
  readCookie(header, DEVICE, secure)
