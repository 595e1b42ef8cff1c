import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { memberSessionsSchema, sessionId, SESSIONS_PATH } from '@/domain/member/profile'
import { log } from '@/infra/log'
import { API_RESPONSES } from '@/messages/api'
import { endedSessionCookie } from '@/server/sessions/cookie'
import { endSessionOf, endSessionsOf } from '@/server/sessions/endSessions'
import { listSessions } from '@/server/sessions/listSessions'
import { sessionOf } from '@/server/sessions/sessionOf'
import { refuse } from './errors'
import { asOwner, type MemberDesk } from './members'
import { json } from './reads'
import { memberAnswers, refusal, words } from './writing'

const done = { description: API_RESPONSES.done }

const list = createRoute({
  method: 'get',
  path: SESSIONS_PATH,
  ...words('listMemberSessions'),
  responses: memberAnswers({ 200: { description: API_RESPONSES.ok, content: json(memberSessionsSchema) } }),
})

const endOne = createRoute({
  method: 'delete',
  path: `${SESSIONS_PATH}/{id}`,
  ...words('endMemberSession'),
  request: { params: z.object({ id: sessionId }) },
  responses: memberAnswers({ 204: done, 400: refusal(API_RESPONSES.badRequest), 404: refusal(API_RESPONSES.noSession) }),
})

const endAll = createRoute({ method: 'delete', path: SESSIONS_PATH, ...words('endMemberSessions'), responses: memberAnswers({ 204: done }) })

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
