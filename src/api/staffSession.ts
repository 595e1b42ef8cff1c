import { createRoute, z, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { SIGN_IN_BYTES_MAX } from '@/domain/limits'
import { STAFF_SESSION_PATH as PATH } from '@/domain/staff/paths'
import { signInSchema } from '@/domain/staff/signIn'
import { API_RESPONSES } from '@/messages/api'
import { endedSessionCookie } from '@/server/sessions/cookie'
import { sessionOf } from '@/server/sessions/sessionOf'
import { signOut } from '@/server/sessions/signOut'
import { signInStaff } from '@/server/staff/signInStaff'
import { errorSchema, refuse } from './errors'
import { operationWords } from './operationWords'
import { json } from './reads'
import { setSignInCookies, signInRequest, type StaffDesk } from './staffDesk'

const whoSchema = z.object({ nickname: z.string(), role: z.enum(['moderator', 'admin']) }).meta({ id: 'StaffSession' })

const refusal = (description: string) => ({ description, content: json(errorSchema) })

// Stated by its general type: which status a refusal has is decided elsewhere, by its code.
const whoOrRefusal: RouteConfig['responses'] = {
  200: { description: API_RESPONSES.ok, content: json(whoSchema) },
  401: refusal(API_RESPONSES.notSignedIn),
}
const read = createRoute({ method: 'get', path: PATH, ...operationWords('readStaffSession'), responses: whoOrRefusal })

const start = createRoute({
  method: 'post',
  path: PATH,
  ...operationWords('signInStaff'),
  request: { body: { required: true, content: { 'application/json': { schema: signInSchema } } } },
  responses: {
    204: { description: API_RESPONSES.signedIn },
    400: refusal(API_RESPONSES.badRequest),
    401: refusal(API_RESPONSES.refusedSignIn),
    413: refusal(API_RESPONSES.tooLarge),
    429: refusal(API_RESPONSES.closedSignIn),
    503: refusal(API_RESPONSES.busySignIn),
  },
})

const end = createRoute({ method: 'delete', path: PATH, ...operationWords('signOutStaff'), responses: { 204: { description: API_RESPONSES.signedOut } } })

/** Who is behind a sign-in: staff only. */
export function staffSession(app: OpenAPIHono, desk: StaffDesk): void {
  const { pool: sql } = desk
  app.use(PATH, async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use(PATH, bodyLimit({ maxSize: SIGN_IN_BYTES_MAX, onError: (c) => refuse(c, { code: 'body-too-large', params: { max: SIGN_IN_BYTES_MAX } }) }))
  app.openapi(read, async (c): Promise<Response> => {
    const session = await sessionOf(sql, 'staff', c.req.header('Cookie'))
    if (!session) return refuse(c, { code: 'not-signed-in', params: {} })
    const { nickname, role } = session.person
    return c.json({ nickname, role })
  })
  app.openapi(start, async (c): Promise<Response> => {
    const result = await signInStaff(sql, c.req.valid('json'), signInRequest(desk, c))
    if ('violation' in result) return refuse(c, result.violation)
    setSignInCookies(c, result)
    return c.body(null, 204)
  })
  app.openapi(end, async (c) => {
    await signOut(sql, 'staff', c.req.header('Cookie'))
    return c.body(null, 204, { 'Set-Cookie': endedSessionCookie('staff') })
  })
  app.all(PATH, (c) => refuse(c, { code: 'method-not-allowed', params: { allowed: 'GET, HEAD, POST, DELETE' } }))
}
