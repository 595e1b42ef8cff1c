import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MEMBER_BYTES_MAX } from '@/domain/member/limits'
import { isLoopback } from '@/domain/session/isLoopback'
import { readSessionToken } from '@/server/sessions/cookie'
import type { SessionContext } from '@/server/members/startMemberSession'
import { sendError } from '../http/sendError'

/** What holds for everything on the way in: it is short, and kept nowhere. */
export function authDefaults(app: OpenAPIHono): void {
  app.use('/api/v1/auth/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use(
    '/api/v1/auth/*',
    bodyLimit({
      maxSize: MEMBER_BYTES_MAX,
      onError: (c) => sendError(c, { code: 'body-too-large', params: { max: MEMBER_BYTES_MAX } }),
    }),
  )
}

/** This site as the browser knows it. One's own machine has several names, and cookies stay with the one that was used. */
export const publicOrigin = (c: Context, siteUrl: string | undefined): string =>
  new URL(siteUrl && !isLoopback(siteUrl) ? siteUrl : c.req.url).origin

/** Whether a plain form was sent, by a browser without scripts: it is led on instead of answered. */
export const isFormPost = (c: Context): boolean =>
  c.req.header('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

export const sessionContext = (c: Context): SessionContext => ({
  userAgent: c.req.header('User-Agent'),
  carried: readSessionToken(c.req.header('Cookie'), 'member'),
})
