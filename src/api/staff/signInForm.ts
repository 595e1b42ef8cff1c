import type { OpenAPIHono } from '@hono/zod-openapi'
import { SIGN_IN_BYTES_MAX } from '@/domain/staff/limits'
import { safeRedirectPath } from '@/domain/session/safeRedirectPath'
import { signInSchema } from '@/domain/staff/signIn'
import { fail, type Result } from '@/domain/result'
import { clearSessionCookie } from '@/server/sessions/cookie'
import { signOut } from '@/server/sessions/signOut'
import { signInStaff, type SignInRequest, type StaffTokens } from '@/server/staff/signInStaff'
import { SIGN_IN_FORM_PATH, SIGN_OUT_FORM_PATH, STAFF_HOME, signInPath } from '@/domain/staff/paths'
import type { WriteDeps } from '../http/deps'
import { limitBodySize } from '../http/limitBodySize'
import { readForm } from '../http/readForm'
import { zodIssueToViolation } from '../http/zodIssueToViolation'
import { setSignInCookies, signInRequest } from './signInRequest'

/**
 * Signing in and out as plain forms, for a browser whose scripts have not arrived or never will. They redirect to a
 * page; everything else is `staffSession`'s.
 */
export function staffForms(app: OpenAPIHono, deps: WriteDeps): void {
  const { pool: sql } = deps
  limitBodySize(app, '/api/v1/staff/*', SIGN_IN_BYTES_MAX)
  app.post(SIGN_IN_FORM_PATH, async (c) => {
    const { next, ...typed } = await readForm(c)
    const onward = safeRedirectPath(next, STAFF_HOME)
    const result = await tryTyped(deps, typed, signInRequest(deps, c))
    c.header('Cache-Control', 'no-store')
    if (!result.ok) return c.redirect(signInPath(onward, { ...result.violation }), 303)
    setSignInCookies(c, result.value)
    return c.redirect(onward, 303)
  })
  app.post(SIGN_OUT_FORM_PATH, async (c) => {
    await signOut(sql, 'staff', c.req.header('Cookie'))
    c.header('Cache-Control', 'no-store')
    c.header('Set-Cookie', clearSessionCookie('staff'))
    return c.redirect(signInPath(STAFF_HOME), 303)
  })
}

async function tryTyped({ pool }: WriteDeps, typed: object, request: SignInRequest): Promise<Result<StaffTokens>> {
  const read = signInSchema.safeParse(typed)
  if (read.success) return signInStaff(pool, read.data, request)
  const [issue] = read.error.issues
  return fail(issue ? zodIssueToViolation(issue).violation : { code: 'invalid-body', params: {} })
}
