import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { SIGN_IN_BYTES_MAX } from '@/domain/staff/limits'
import { STAFF_SESSION_PATH as PATH } from '@/domain/staff/paths'
import { STAFF_ROLES } from '@/domain/roles'
import { signInSchema } from '@/domain/staff/signIn'
import { API_RESPONSES } from '@/messages/apiResponses'
import { clearSessionCookie } from '@/server/sessions/cookie'
import { getSession } from '@/server/sessions/getSession'
import { signOut } from '@/server/sessions/signOut'
import { signInStaff } from '@/server/staff/signInStaff'
import { sendError } from '../http/sendError'
import type { WriteDeps } from '../http/deps'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { errorResponse, json, jsonBody, looseOperation, operation } from '../http/operations'
import { setSignInCookies, signInRequest } from './signInRequest'

const whoSchema = z.object({ nickname: z.string(), role: z.enum(STAFF_ROLES) }).meta({ id: 'StaffSession' })

const read = createRoute({
  method: 'get',
  path: PATH,
  ...looseOperation(
    'readStaffSession',
    {
      200: { description: API_RESPONSES.ok, content: json(whoSchema) },
      401: errorResponse(API_RESPONSES.notSignedIn),
    },
    ['staff'],
  ),
})

const start = createRoute({
  method: 'post',
  path: PATH,
  request: { body: jsonBody(signInSchema) },
  ...looseOperation('signInStaff', {
    204: { description: API_RESPONSES.signedIn },
    401: errorResponse(API_RESPONSES.rejectedSignIn),
    429: errorResponse(API_RESPONSES.closedSignIn),
    503: errorResponse(API_RESPONSES.busySignIn),
  }),
})

const end = createRoute({
  method: 'delete',
  path: PATH,
  ...operation('signOutStaff', { 204: { description: API_RESPONSES.signedOut } }),
})

export function staffSession(app: OpenAPIHono, deps: WriteDeps): void {
  const { pool: sql } = deps
  app.use(PATH, async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  limitBodySize(app, PATH, SIGN_IN_BYTES_MAX)
  app.openapi(read, async (c): Promise<Response> => {
    const session = await getSession(sql, 'staff', c.req.header('Cookie'))
    if (!session) return sendError(c, { code: 'unauthenticated', params: {} })
    const { nickname, role } = session.person
    return c.json({ nickname, role })
  })
  app.openapi(start, async (c): Promise<Response> => {
    const result = await signInStaff(sql, c.req.valid('json'), signInRequest(deps, c))
    if (!result.ok) return sendError(c, result.violation)
    setSignInCookies(c, result.value)
    return c.body(null, 204)
  })
  app.openapi(end, async (c) => {
    await signOut(sql, 'staff', c.req.header('Cookie'))
    return c.body(null, 204, { 'Set-Cookie': clearSessionCookie('staff') })
  })
  methodNotAllowed(app, PATH, 'GET, HEAD, POST, DELETE')
}
