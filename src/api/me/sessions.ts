import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { SESSIONS_PATH } from '@/domain/member/paths'
import { memberSessionsSchema, sessionId } from '@/domain/member/profile'
import { audit } from '@/server/audit/audit'
import { clearSessionCookie } from '@/server/sessions/cookie'
import { revokeSession, revokeAllSessions } from '@/server/sessions/endSessions'
import { memberOperation } from '../http/operations'
import { sendError } from '../http/sendError'
import { sessionList } from '../http/sessionList'
import { requireMemberEvenBlocked } from '../http/requireMember'
import type { ApiDeps } from '../http/deps'

const list = createRoute({
  method: 'get',
  path: SESSIONS_PATH,
  ...memberOperation('listMemberSessions', memberSessionsSchema),
})
const endOne = createRoute({
  method: 'delete',
  path: `${SESSIONS_PATH}/{id}`,
  request: { params: z.object({ id: sessionId }) },
  ...memberOperation('endMemberSession'),
})
const endAll = createRoute({ method: 'delete', path: SESSIONS_PATH, ...memberOperation('endMemberSessions') })

export function memberSessions(app: OpenAPIHono, deps: ApiDeps): void {
  const { pool } = deps
  app.openapi(list, (c): Promise<Response> =>
    requireMemberEvenBlocked(deps, c, async (member) =>
      c.json(await sessionList(pool, 'member', member.id, c.req.header('Cookie'))),
    ),
  )
  app.openapi(endOne, (c): Promise<Response> =>
    requireMemberEvenBlocked(deps, c, async (member) => {
      const ended = await revokeSession(pool, 'member', member.id, c.req.valid('param').id)
      return ended ? c.body(null, 204) : sendError(c, { code: 'session-not-found', params: {} })
    }),
  )
  app.openapi(endAll, (c): Promise<Response> =>
    requireMemberEvenBlocked(deps, c, async (member) => {
      await revokeAllSessions(pool, member.id)
      audit(pool, 'session_all_ended', { person: member.id })
      return c.body(null, 204, { 'Set-Cookie': clearSessionCookie('member') })
    }),
  )
}
