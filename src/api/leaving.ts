import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { ME_PATH } from '@/domain/member/paths'
import { leaveSchema } from '@/domain/member/profile'
import { leave } from '@/server/members/leave'
import { endedSessionCookie } from '@/server/sessions/cookie'
import { acting, memberBody } from './memberRoute'
import { refuse } from './errors'
import { asOwner, type MemberDesk } from './members'

const route = createRoute({ method: 'delete', path: ME_PATH, request: { body: memberBody(leaveSchema) }, ...acting('leave') })

/** Leaving for good. The size of what is sent is limited by `profile`, on the same path. */
export function leaving(app: OpenAPIHono, desk: MemberDesk): void {
  app.openapi(route, (c): Promise<Response> =>
    asOwner(desk, c, async ({ id }) => {
      const broken = await leave(desk.pool, desk.kakao ?? null, id, c.req.valid('json').confirm)
      return broken ? refuse(c, broken) : c.body(null, 204, { 'Set-Cookie': endedSessionCookie('member') })
    }),
  )
}
