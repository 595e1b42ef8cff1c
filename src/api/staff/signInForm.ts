import type { OpenAPIHono } from '@hono/zod-openapi'
import { SIGN_IN_BYTES_MAX } from '@/domain/staff/limits'
import { safeRedirectPath } from '@/domain/session/safeRedirectPath'
import { signInSchema } from '@/domain/staff/signIn'
import { fail, type Result } from '@/domain/result'
import { clearSessionCookie } from '@/server/sessions/cookie'
import { signOut } from '@/server/sessions/signOut'
import { signInStaff, type SignInRequest, type StaffTokens } from '@/server/staff/signInStaff'
import {
  FIRST_PASSWORD_PATH,
  SIGN_IN_AFTER_INVITATION,
  SIGN_IN_FORM_PATH,
  SIGN_OUT_FORM_PATH,
  STAFF_HOME,
  passwordPagePath,
  signInPath,
} from '@/domain/staff/paths'
import { acceptInvitation } from '@/server/staff/acceptInvitation'
import type { WriteDeps } from '../http/deps'
import { limitBodySize } from '../http/limitBodySize'
import { readForm } from '../http/readForm'
import { zodIssueToViolation } from '../http/zodIssueToViolation'
import { setSignInCookies, signInRequest } from './signInRequest'

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
    c.header('Set-Cookie', clearSessionCookie('staff'))
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
