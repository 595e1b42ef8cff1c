import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { changePasswordSchema, staffSessionsSchema } from '@/contract/staff'
import { sessionId } from '@/contract/member'
import { SIGN_IN_BYTES_MAX, STAFF_PASSWORD_PATH, STAFF_SESSIONS_PATH } from '@/domain/staff/staff'
import { audit } from '@/server/audit'
import { deviceCookie } from '@/server/sessions/cookie'
import { revokeOtherSessions, revokeSession } from '@/server/sessions/endSessions'
import { changePassword } from '@/server/staff/password'
import type { WriteDeps } from '../http/deps'
import { limitBodySize } from '../http/requestBody'
import { jsonBody, staffOperation } from '../http/operations'
import { requireStaff, sessionList } from '../http/sessions'
import { sendError } from '../http/sendError'

const list = createRoute({
  method: 'get',
  path: STAFF_SESSIONS_PATH,
  ...staffOperation('listStaffSessions', staffSessionsSchema),
})
const endOne = createRoute({
  method: 'delete',
  path: `${STAFF_SESSIONS_PATH}/{id}`,
  request: { params: z.object({ id: sessionId }) },
  ...staffOperation('endStaffSession'),
})
const endOthers = createRoute({
  method: 'delete',
  path: STAFF_SESSIONS_PATH,
  ...staffOperation('endOtherStaffSessions'),
})
const change = createRoute({
  method: 'put',
  path: STAFF_PASSWORD_PATH,
  request: { body: jsonBody(changePasswordSchema) },
  ...staffOperation('changeStaffPassword'),
})

export function staffAccount(app: OpenAPIHono, { pool, secret }: WriteDeps): void {
  limitBodySize(app, STAFF_PASSWORD_PATH, SIGN_IN_BYTES_MAX)
  app.openapi(list, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      c.json(await sessionList(pool, 'staff', person.id, c.req.header('Cookie'))),
    ),
  )
  app.openapi(endOne, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => {
      const ended = await revokeSession(pool, 'staff', person.id, c.req.valid('param').id)
      if (!ended) return sendError(c, { code: 'session-not-found', params: {} })
      audit(pool, 'session_ended', { kind: 'staff', person: person.id })
      return c.body(null, 204)
    }),
  )
  app.openapi(endOthers, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ id, person }) => {
      await revokeOtherSessions(pool, person.id, id, 'staff')
      audit(pool, 'session_all_ended', { person: person.id })
      return c.body(null, 204)
    }),
  )
  app.openapi(change, (c): Promise<Response> =>
    requireStaff(pool, c, async (session) => {
      const changed = await changePassword(pool, { session, secret, ...c.req.valid('json') })
      if (!changed.ok) return sendError(c, changed.violation)
      return c.body(null, 204, { 'Set-Cookie': deviceCookie(changed.value.device) })
    }),
  )
}
