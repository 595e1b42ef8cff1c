import { parse, serialize } from 'hono/utils/cookie'
import { SESSION_RULES, type SessionKind } from '@/domain/session/rules'
import { env } from '@/infra/env'

/** Over https a cookie is sent over nothing else, and no other host can set it (`__Host-`). */
const isSecure = (): boolean => env().SITE_URL?.startsWith('https:') ?? false

/** The name of a session's cookie: the one place that knows it. */
export const sessionCookieName = (kind: SessionKind, secure = isSecure()): string => `${secure ? '__Host-' : ''}gonggong_${kind}`

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure }) as const

/** `Set-Cookie` that hands a new session to its browser; it lasts no longer than the session can. */
export function sessionCookie(kind: SessionKind, token: string, secure = isSecure()): string {
  const { idleMinutes, longestMinutes } = SESSION_RULES[kind]
  return serialize(sessionCookieName(kind, secure), token, { ...attributes(secure), maxAge: (longestMinutes ?? idleMinutes) * 60 })
}

/** `Set-Cookie` that takes a session's cookie away. */
export const endedSessionCookie = (kind: SessionKind, secure = isSecure()): string =>
  serialize(sessionCookieName(kind, secure), '', { ...attributes(secure), maxAge: 0 })

/** The token of a request's session of this kind, from its Cookie header. */
export function readSessionToken(header: string | null | undefined, kind: SessionKind, secure = isSecure()): string | null {
  const name = sessionCookieName(kind, secure)
  return (header ? parse(header, name)[name] : undefined) || null
}
