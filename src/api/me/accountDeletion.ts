import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { ME_PATH } from '@/domain/member/paths'
import { leaveSchema } from '@/domain/member/profile'
import { deleteAccount } from '@/server/members/deleteAccount'
import { clearSessionCookie } from '@/server/sessions/cookie'
import { memberOperation, jsonBody } from '../http/operations'
import { respond } from '../http/respond'
import { requireMemberEvenBlocked } from '../http/requireMember'
import type { ApiDeps } from '../http/deps'

const route = createRoute({
  method: 'delete',
  path: ME_PATH,
  request: { body: jsonBody(leaveSchema) },
  ...memberOperation('leave'),
})

export function accountDeletion(app: OpenAPIHono, deps: ApiDeps): void {
  app.openapi(route, (c): Promise<Response> =>
    requireMemberEvenBlocked(deps, c, async ({ id }) => {
      const deleted = await deleteAccount(deps.pool, deps.kakao ?? null, id, c.req.valid('json').confirm)
      if (deleted.ok) c.header('Set-Cookie', clearSessionCookie('member'))
      return respond(c, deleted)
    }),
  )
}
