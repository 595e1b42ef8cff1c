import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  SIGN_IN_BYTES_MAX,
  STAFF_SESSION_PATH as PATH,
  FIRST_PASSWORD_PATH,
  SIGN_IN_AFTER_INVITATION,
  SIGN_IN_FORM_PATH,
  SIGN_OUT_FORM_PATH,
  STAFF_HOME,
  passwordPagePath,
  signInPath,
} from '@/domain/staff/staff'
import { STAFF_ROLES } from '@/domain/roles'
import { signInSchema } from '@/contract/staff'
import { API_RESPONSES } from '@/messages/apiResponses'
import { getSession } from '@/server/sessions/session'
import { signOut } from '@/server/sessions/endSessions'
import { signInStaff, type SignInRequest, type StaffTokens } from '@/server/staff/signInStaff'
import {
  deviceCookie,
  readDeviceToken,
  readSessionToken,
  sessionCookie,
  signedInMarker,
} from '@/server/sessions/cookie'
import { safeRedirectPath } from '@/domain/http/urls'
import { fail, type Result } from '@/domain/result'
import { acceptInvitation } from '@/server/staff/invitations'
import { clearSession } from '../http/sessions'
import { sendError, methodNotAllowed } from '../http/sendError'
import { type WriteDeps, type CallerSettings, clientNetwork } from '../http/deps'
import { limitBodySize, readForm } from '../http/requestBody'
import { errorResponse, json, jsonBody, looseOperation, operation } from '../http/operations'
import { zodIssueToViolation } from '../http/zodIssueToViolation'

function signInRequest({ secret, trustedProxies }: CallerSettings, c: Context): SignInRequest {
  const cookies = c.req.header('Cookie')
  return {
    userAgent: c.req.header('User-Agent'),
    presentedToken: readSessionToken(cookies, 'staff'),
    device: readDeviceToken(cookies),
    network: clientNetwork(c, trustedProxies),
    secret,
  }
}

function setSignInCookies(c: Context, { token, device }: StaffTokens): void {
  c.header('Set-Cookie', sessionCookie('staff', token))
  c.header('Set-Cookie', deviceCookie(device), { append: true })
  // The back office does not ask who is signed in on the site.
  c.header('Set-Cookie', signedInMarker(true), { append: true })
}

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
    clearSession(c, 'staff')
    return c.body(null, 204)
  })
  methodNotAllowed(app, PATH, 'GET, HEAD, POST, DELETE')
}

/** Plain HTML forms without JavaScript, redirected to pages; `staffSession` handles JSON. */
export function staffForms(app: OpenAPIHono, deps: WriteDeps): void {
  const { pool: sql } = deps
  limitBodySize(app, '/api/v1/staff/*', SIGN_IN_BYTES_MAX)
  app.post(SIGN_IN_FORM_PATH, async (c) => {
    const { next, ...typed } = await readForm(c)
    const returnTo = safeRedirectPath(next, STAFF_HOME)
    const result = await tryTyped(deps, typed, signInRequest(deps, c))
    c.header('Cache-Control', 'no-store')
    if (!result.ok) return c.redirect(signInPath(returnTo, { ...result.violation }), 303)
    setSignInCookies(c, result.value)
    return c.redirect(returnTo, 303)
  })
  app.post(FIRST_PASSWORD_PATH, async (c) => {
    const { token, password, again } = await readForm(c)
    const typed = { token: textOf(token), password: textOf(password), again: textOf(again) }
    const set = await acceptInvitation(sql, typed)
    c.header('Cache-Control', 'no-store')
    return c.redirect(set.ok ? SIGN_IN_AFTER_INVITATION : passwordPagePath(typed.token, set.violation.code), 303)
  })
  app.post(SIGN_OUT_FORM_PATH, async (c) => {
    await signOut(sql, 'staff', c.req.header('Cookie'))
    c.header('Cache-Control', 'no-store')
    clearSession(c, 'staff')
    return c.redirect(signInPath(STAFF_HOME), 303)
  })
}

const textOf = (field: unknown): string => (typeof field === 'string' ? field : '')

async function tryTyped({ pool }: WriteDeps, typed: object, request: SignInRequest): Promise<Result<StaffTokens>> {
  const read = signInSchema.safeParse(typed)
  if (read.success) return signInStaff(pool, read.data, request)
  const [issue] = read.error.issues
  return fail(issue ? zodIssueToViolation(issue).violation : { code: 'invalid-body', params: {} })
}
