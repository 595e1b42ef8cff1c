import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isLoopback } from '@/domain/http/urls'
import { readSessionToken, sessionCookie, signedInMarker } from '@/server/sessions/cookie'
import type { SessionContext } from '@/server/members/memberSession'
import { clearSession } from '../http/sessions'
import { limitBody } from '../http/route'

export function authDefaults(app: OpenAPIHono): void {
  app.use('/api/v1/auth/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use('/api/v1/auth/*', limitBody())
}

/** As the browser sees it: a development machine has several names, and cookies belong to the one used. */
export const publicOrigin = (c: Context, siteUrl: string | undefined): string =>
  new URL(siteUrl && !isLoopback(siteUrl) ? siteUrl : c.req.url).origin

/** A plain HTML form, without JavaScript, gets redirects instead of JSON. */
export const isFormPost = (c: Context): boolean =>
  c.req.header('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

export const sessionContext = (c: Context): SessionContext => ({
  userAgent: c.req.header('User-Agent'),
  presentedToken: readSessionToken(c.req.header('Cookie'), 'member'),
})

/** With the marker, or the next page would not ask who is signed in. null clears both. */
export function setMemberCookies(c: Context, token: string | null): void {
  if (token === null) return clearSession(c, 'member')
  for (const cookie of [sessionCookie('member', token), signedInMarker(true)])
    c.header('Set-Cookie', cookie, { append: true })
}
