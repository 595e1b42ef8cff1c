import { z, type OpenAPIHono } from '@hono/zod-openapi'
import { returnToPath, SIGN_IN_FINISH_PATH, SIGN_IN_START_PATH, signInErrorUrl } from '@/contract/memberPaths'
import type { Violation } from '@/domain/violation'
import { env } from '@/infra/env'
import { beginSignIn, finishSignIn } from '@/server/members/signIn'
import { rateLimitKey } from '@/server/rateLimit'
import { clearAuthFlowCookie, readAuthFlowToken, authFlowCookie } from '@/server/sessions/cookie'
import { isFormPost, publicOrigin, sessionContext, setMemberCookies } from './authDefaults'
import { clientNetwork, type ApiDeps } from '../http/deps'
import { sendError } from '../http/sendError'
import { readForm } from '../http/requestBody'

/** Longer than any real one. */
const callbackParam = z.string().max(4_000).optional()

/** RFC 6749, 4.1.2; RFC 9207. Other parameters are ignored. */
const callbackParamsSchema = z.object({
  code: callbackParam,
  state: callbackParam,
  error: callbackParam,
  error_description: callbackParam,
  iss: callbackParam,
})

const AUTH_STATE_EXPIRED: Violation = { code: 'auth-state-expired', params: {} }

/** GET requests neither start nor finish a sign-in: the provider redirects to a page that posts the parameters. */
export function authSignIn(app: OpenAPIHono, { pool, oidc, secret, trustedProxies }: ApiDeps): void {
  app.post(SIGN_IN_START_PATH, async (c) => {
    const { next } = isFormPost(c) ? await readForm(c) : {}
    const begun = await beginSignIn(pool, oidc, {
      origin: publicOrigin(c, env().SITE_URL),
      returnTo: next,
      presentedToken: readAuthFlowToken(c.req.header('Cookie'), 'signin'),
      caller: rateLimitKey('sign-in', clientNetwork(c, trustedProxies), secret),
    })
    if (!begun.ok) return c.redirect(signInErrorUrl(returnToPath(next), begun.violation), 303)
    c.header('Set-Cookie', authFlowCookie('signin', begun.value.browserBinding))
    return c.redirect(begun.value.url, 303)
  })

  app.post(SIGN_IN_FINISH_PATH, async (c) => {
    const form = isFormPost(c)
    const read = callbackParamsSchema.safeParse(form ? await readForm(c) : await c.req.json().catch(() => null))
    if (!read.success)
      return form
        ? c.redirect(signInErrorUrl('/', AUTH_STATE_EXPIRED), 303)
        : sendError(c, { code: 'invalid-body', params: {} })
    const cookies = c.req.header('Cookie')
    const pendingSignUpToken = readAuthFlowToken(cookies, 'signup')
    const context = sessionContext(c)
    const { next, result } = await finishSignIn(pool, oidc, {
      origin: publicOrigin(c, env().SITE_URL),
      callbackParams: read.data,
      browserBinding: readAuthFlowToken(cookies, 'signin'),
      pendingSignUpToken,
      ...context,
    })
    if (!result.ok)
      return form ? c.redirect(signInErrorUrl(next, result.violation), 303) : sendError(c, result.violation)
    // A browser is either signed in or signing up, so one cookie clears the other.
    if ('session' in result.value) {
      setMemberCookies(c, result.value.session)
      if (pendingSignUpToken !== null) c.header('Set-Cookie', clearAuthFlowCookie('signup'), { append: true })
    } else {
      c.header('Set-Cookie', authFlowCookie('signup', result.value.signUp))
      if (context.presentedToken !== null) setMemberCookies(c, null)
    }
    return form ? c.redirect(next, 303) : c.json({ next }, 200)
  })
}
