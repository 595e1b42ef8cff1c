import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { memberSessionsSchema, sessionId, SESSIONS_PATH } from '@/domain/member/profile'
import { log } from '@/infra/log'
import { endedSessionCookie } from '@/server/sessions/cookie'
import { endSessionOf, endSessionsOf } from '@/server/sessions/endSessions'
import { listSessions } from '@/server/sessions/listSessions'
import { sessionOf } from '@/server/sessions/sessionOf'
import { acting } from './memberRoute'
import { refuse } from './errors'
import { asOwner, type MemberDesk } from './members'

const list = createRoute({ method: 'get', path: SESSIONS_PATH, ...acting('listMemberSessions', memberSessionsSchema) })
const endOne = createRoute({ method: 'delete', path: `${SESSIONS_PATH}/{id}`, request: { params: z.object({ id: sessionId }) }, ...acting('endMemberSession') })
const endAll = createRoute({ method: 'delete', path: SESSIONS_PATH, ...acting('endMemberSessions') })

/** Where a member is signed in; and ending it, on a lost telephone or everywhere. */
export function memberSessions(app: OpenAPIHono, desk: MemberDesk): void {
  const { pool } = desk
  app.openapi(list, (c): Promise<Response> =>
    asOwner(desk, c, async (member) => {
      const [own, all] = await Promise.all([sessionOf(pool, 'member', c.req.header('Cookie')), listSessions(pool, member.id)])
      const data = all
        .filter(({ kind }) => kind === 'member')
        .map(({ id, device, createdAt, seenAt }) => ({ id, device, created_at: createdAt.toISOString(), seen_at: seenAt.toISOString(), current: id === own?.id }))
      return c.json({ data })
    }),
  )
  app.openapi(endOne, (c): Promise<Response> =>
    asOwner(desk, c, async (member) => {
      const ended = await endSessionOf(pool, 'member', member.id, c.req.valid('param').id)
      return ended ? c.body(null, 204) : refuse(c, { code: 'session-not-found', params: {} })
    }),
  )
  app.openapi(endAll, (c): Promise<Response> =>
    asOwner(desk, c, async (member) => {
      await endSessionsOf(pool, member.id)
      log.info({ security: 'signed-out-everywhere', person: member.id }, 'signed out everywhere')
      return c.body(null, 204, { 'Set-Cookie': endedSessionCookie('member') })
    }),
  )
}
