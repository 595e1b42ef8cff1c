import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { ME_PATH } from '@/domain/member/paths'
import { leaveSchema } from '@/domain/member/profile'
import { deleteAccount } from '@/server/members/deleteAccount'
import { clearSessionCookie } from '@/server/sessions/cookie'
import { memberOperation, jsonBody } from '../http/operations'
import { sendError } from '../http/sendError'
import { requireMemberIgnoringConsent, type ApiDeps } from '../http/requireMember'

const route = createRoute({
  method: 'delete',
  path: ME_PATH,
  request: { body: jsonBody(leaveSchema) },
  ...memberOperation('leave'),
})

/** Leaving for good. The size of what is sent is limited by `profile`, on the same path. */
export function accountDeletion(app: OpenAPIHono, desk: ApiDeps): void {
  app.openapi(route, (c): Promise<Response> =>
    requireMemberIgnoringConsent(desk, c, async ({ id }) => {
      const broken = await deleteAccount(desk.pool, desk.kakao ?? null, id, c.req.valid('json').confirm)
      return broken ? sendError(c, broken) : c.body(null, 204, { 'Set-Cookie': clearSessionCookie('member') })
    }),
  )
}
