import type { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { SIGN_IN_BYTES_MAX } from '@/domain/staff/limits'
import { safeRedirectPath } from '@/domain/session/safeRedirectPath'
import { signInSchema } from '@/domain/staff/signIn'
import type { Violation } from '@/domain/violation'
import { clearSessionCookie } from '@/server/sessions/cookie'
import { signOut } from '@/server/sessions/signOut'
import { signInStaff, type SignInRequest, type SignInResult } from '@/server/staff/signInStaff'
import { SIGN_IN_FORM_PATH, SIGN_OUT_FORM_PATH, STAFF_HOME, signInPath } from '@/domain/staff/paths'
import { sendError } from '../http/sendError'
import { readForm } from '../http/readForm'
import { setSignInCookies, signInRequest, type StaffDesk } from '../http/callerSettings'
import { zodIssueToViolation } from '../http/zodIssueToViolation'

/**
 * Signing in and out as plain forms, for a browser whose scripts have not arrived or never will. They answer with a page
 * to go to; everything else is `staffSession`'s.
 */
export function staffForms(app: OpenAPIHono, desk: StaffDesk): void {
  const { pool: sql } = desk
  app.use(
    '/api/v1/staff/*',
    bodyLimit({
      maxSize: SIGN_IN_BYTES_MAX,
      onError: (c) => sendError(c, { code: 'body-too-large', params: { max: SIGN_IN_BYTES_MAX } }),
    }),
  )
  app.post(SIGN_IN_FORM_PATH, async (c) => {
    const { next, ...typed } = await readForm(c)
    const onward = safeRedirectPath(next, STAFF_HOME)
    const result = await tryTyped(desk, typed, signInRequest(desk, c))
    c.header('Cache-Control', 'no-store')
    if ('violation' in result) return c.redirect(signInPath(onward, { ...result.violation }), 303)
    setSignInCookies(c, result)
    return c.redirect(onward, 303)
  })
  app.post(SIGN_OUT_FORM_PATH, async (c) => {
    await signOut(sql, 'staff', c.req.header('Cookie'))
    c.header('Cache-Control', 'no-store')
    c.header('Set-Cookie', clearSessionCookie('staff'))
    return c.redirect(signInPath(STAFF_HOME), 303)
  })
}

async function tryTyped({ pool }: StaffDesk, typed: object, request: SignInRequest): Promise<SignInResult> {
  const read = signInSchema.safeParse(typed)
  if (read.success) return signInStaff(pool, read.data, request)
  const [issue] = read.error.issues
  const violation: Violation = issue ? zodIssueToViolation(issue).violation : { code: 'invalid-body', params: {} }
  return { violation }
}
