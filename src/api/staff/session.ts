import { createRoute, z, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { SIGN_IN_BYTES_MAX } from '@/domain/staff/limits'
import { STAFF_SESSION_PATH as PATH } from '@/domain/staff/paths'
import { signInSchema } from '@/domain/staff/signIn'
import { API_RESPONSES } from '@/messages/api'
import { clearSessionCookie } from '@/server/sessions/cookie'
import { getSession } from '@/server/sessions/getSession'
import { signOut } from '@/server/sessions/signOut'
import { signInStaff } from '@/server/staff/signInStaff'
import { errorSchema, sendError } from '../http/sendError'
import { operationDocs } from '../http/operationDocs'
import { json } from '../http/publicRead'
import { setSignInCookies, signInRequest, type StaffDesk } from '../http/callerSettings'

const whoSchema = z.object({ nickname: z.string(), role: z.enum(['moderator', 'admin']) }).meta({ id: 'StaffSession' })

const errorResponse = (description: string) => ({ description, content: json(errorSchema) })

// Stated by its general type: which status a refusal has is decided elsewhere, by its code.
const whoOrRefusal: RouteConfig['responses'] = {
  200: { description: API_RESPONSES.ok, content: json(whoSchema) },
  401: errorResponse(API_RESPONSES.notSignedIn),
}
const read = createRoute({ method: 'get', path: PATH, ...operationDocs('readStaffSession'), responses: whoOrRefusal })

const start = createRoute({
  method: 'post',
  path: PATH,
  ...operationDocs('signInStaff'),
  request: { body: { required: true, content: { 'application/json': { schema: signInSchema } } } },
  responses: {
    204: { description: API_RESPONSES.signedIn },
    400: errorResponse(API_RESPONSES.badRequest),
    401: errorResponse(API_RESPONSES.refusedSignIn),
    413: errorResponse(API_RESPONSES.tooLarge),
    429: errorResponse(API_RESPONSES.closedSignIn),
    503: errorResponse(API_RESPONSES.busySignIn),
  },
})

const end = createRoute({
  method: 'delete',
  path: PATH,
  ...operationDocs('signOutStaff'),
  responses: { 204: { description: API_RESPONSES.signedOut } },
})

/** Who is behind a sign-in: staff only. */
export function staffSession(app: OpenAPIHono, desk: StaffDesk): void {
  const { pool: sql } = desk
  app.use(PATH, async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use(
    PATH,
    bodyLimit({
      maxSize: SIGN_IN_BYTES_MAX,
      onError: (c) => sendError(c, { code: 'body-too-large', params: { max: SIGN_IN_BYTES_MAX } }),
    }),
  )
  app.openapi(read, async (c): Promise<Response> => {
    const session = await getSession(sql, 'staff', c.req.header('Cookie'))
    if (!session) return sendError(c, { code: 'unauthenticated', params: {} })
    const { nickname, role } = session.person
    return c.json({ nickname, role })
  })
  app.openapi(start, async (c): Promise<Response> => {
    const result = await signInStaff(sql, c.req.valid('json'), signInRequest(desk, c))
    if ('violation' in result) return sendError(c, result.violation)
    setSignInCookies(c, result)
    return c.body(null, 204)
  })
  app.openapi(end, async (c) => {
    await signOut(sql, 'staff', c.req.header('Cookie'))
    return c.body(null, 204, { 'Set-Cookie': clearSessionCookie('staff') })
  })
  app.all(PATH, (c) => sendError(c, { code: 'method-not-allowed', params: { allowed: 'GET, HEAD, POST, DELETE' } }))
}
