import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import { safeRedirectPath } from '@/domain/http/urls'
import { fail, ok, type Result } from '@/domain/result'
import { isStaffRole, STAFF_ROLES } from '@/domain/roles'
import { signInSchema } from '@/contract/staff'
import {
  SIGN_IN_BYTES_MAX,
  FIRST_PASSWORD_PATH,
  SIGN_IN_AFTER_INVITATION,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_FORM_PATH,
  SIGN_IN_LOCKED_MINUTES,
  SIGN_IN_WINDOW_MINUTES,
  SIGN_OUT_FORM_PATH,
  STAFF_HOME,
  passwordPagePath,
  signInPath,
} from '@/domain/staff/staff'
import { API_RESPONSES } from '@/messages/apiResponses'
import {
  deviceCookie,
  readDeviceToken,
  readSessionToken,
  sessionCookie,
  signedInMarker,
} from '@/server/sessions/cookie'
import { signOut } from '@/server/sessions/endSessions'
import { getSession } from '@/server/sessions/session'
import { acceptInvitation } from '@/server/staff/invitations'
import { signInStaff, type SignInRequest, type StaffTokens } from '@/server/staff/signInStaff'
import { type WriteDeps, type CallerSettings, clientNetwork } from '../http/deps'
import { readForm } from '../http/requestBody'
import { errorResponse } from '../http/responses'
import { limitBody, openRoute } from '../http/route'
import { clearSession } from '../http/sessions'
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

export const staffSession = [
  openRoute({
    at: 'GET /api/v1/staff/session',
    access: 'read desk',
    operation: { id: 'readStaffSession', tag: 'staff', summary: '로그인한 관리자나 운영자가 누구인지 읽어요.' },
    answer: whoSchema,
    responses: { 401: errorResponse(API_RESPONSES.notSignedIn) },
    sessions: ['staff'],
    async run({ c, pool }) {
      const session = await getSession(pool, 'staff', c.req.header('Cookie'))
      const { nickname, role } = session?.person ?? {}
      if (!nickname || !isStaffRole(role)) return fail({ code: 'unauthenticated', params: {} })
      return { nickname, role }
    },
  }),
  openRoute({
    at: 'POST /api/v1/staff/session',
    access: 'create session',
    operation: { id: 'signInStaff', tag: 'staff', summary: '관리자나 운영자로 로그인해요.' },
    description:
      '세션 쿠키를 답해요. 모르는 이메일, 틀린 비밀번호, 권한이 없는 계정에는 같은 답을 해요. ' +
      `${SIGN_IN_WINDOW_MINUTES}분 동안 ${SIGN_IN_FAILURES_MAX}번 실패하면 ` +
      `그 이메일은 ${SIGN_IN_LOCKED_MINUTES}분 동안 429로 거절하고, 남은 초를 Retry-After에 적어요.`,
    request: { body: signInSchema },
    bodyMax: SIGN_IN_BYTES_MAX,
    responses: {
      204: { description: API_RESPONSES.signedIn },
      401: errorResponse(API_RESPONSES.rejectedSignIn),
      429: errorResponse(API_RESPONSES.closedSignIn),
      503: errorResponse(API_RESPONSES.busySignIn),
    },
    async run({ c, body, deps }) {
      const result = await signInStaff(deps.pool, body, signInRequest(deps, c))
      if (!result.ok) return result
      setSignInCookies(c, result.value)
      return ok()
    },
  }),
  openRoute({
    at: 'DELETE /api/v1/staff/session',
    access: 'delete session',
    operation: { id: 'signOutStaff', tag: 'staff', summary: '로그아웃해요.' },
    description: '세션을 곧바로 끝내요. 로그인하지 않았어도 204를 답해요.',
    responses: { 204: { description: API_RESPONSES.signedOut } },
    async run({ c, pool }) {
      await signOut(pool, 'staff', c.req.header('Cookie'))
      clearSession(c, 'staff')
    },
  }),
]

/** Plain HTML forms without JavaScript, redirected to pages; `staffSession` handles JSON. */
export function staffForms(app: OpenAPIHono, deps: WriteDeps): void {
  const { pool: sql } = deps
  app.use('/api/v1/staff/*', limitBody(SIGN_IN_BYTES_MAX))
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
