import { z, type OpenAPIHono } from '@hono/zod-openapi'
import { onwardPath, SIGN_IN_FINISH_PATH, SIGN_IN_START_PATH } from '@/domain/member/paths'
import { refusedPath } from '@/domain/member/refusedPath'
import type { Violation } from '@/domain/violation'
import { env } from '@/infra/env'
import { beginSignIn } from '@/server/members/signIn/beginSignIn'
import { finishSignIn } from '@/server/members/signIn/finishSignIn'
import { callerKey } from '@/server/callerKey'
import { endedSessionCookie, endedWayInCookie, readWayInToken, sessionCookie, wayInCookie } from '@/server/sessions/cookie'
import { isForm, originOf, visitorOf } from './authWay'
import { callerOf } from './callerOf'
import { refuse } from './errors'
import { readForm } from './readForm'
import type { MemberDesk } from './members'

/** Longer than any code or state in use. */
const word = z.string().max(4_000).optional()

/** What a provider gives the browser to bring back (RFC 6749, 4.1.2; RFC 9207). What else it may send is not used. */
const answerSchema = z.object({ code: word, state: word, error: word, error_description: word, iss: word })

const LOST: Violation = { code: 'sign-in-lost', params: {} }

/**
 * The way to the identity provider and back. A GET begins and ends nothing: the provider's redirect arrives at a page,
 * which posts what it was given.
 */
export function authSignIn(app: OpenAPIHono, { pool, door, secret, trustedProxies }: MemberDesk): void {
  app.post(SIGN_IN_START_PATH, async (c) => {
    const { next } = isForm(c) ? await readForm(c) : {}
    const begun = await beginSignIn(pool, door, {
      origin: originOf(c, env().SITE_URL),
      next,
      carried: readWayInToken(c.req.header('Cookie'), 'signin'),
      caller: callerKey('sign-in', callerOf(c, trustedProxies), secret),
    })
    if ('violation' in begun) return c.redirect(refusedPath(onwardPath(next), begun.violation), 303)
    c.header('Set-Cookie', wayInCookie('signin', begun.browser))
    return c.redirect(begun.url, 303)
  })

  app.post(SIGN_IN_FINISH_PATH, async (c) => {
    const form = isForm(c)
    const read = answerSchema.safeParse(form ? await readForm(c) : await c.req.json().catch(() => null))
    if (!read.success) return form ? c.redirect(refusedPath('/', LOST), 303) : refuse(c, { code: 'unreadable-body', params: {} })
    const cookies = c.req.header('Cookie')
    const underWay = readWayInToken(cookies, 'signup')
    const visitor = visitorOf(c)
    const done = await finishSignIn(pool, door, {
      origin: originOf(c, env().SITE_URL),
      answer: read.data,
      browser: readWayInToken(cookies, 'signin'),
      underWay,
      ...visitor,
    })
    if ('violation' in done) return form ? c.redirect(refusedPath(done.next, done.violation), 303) : refuse(c, done.violation)
    // The one cookie replaces the other: a browser is signed in or signing up, not both.
    if ('session' in done) {
      c.header('Set-Cookie', sessionCookie('member', done.session))
      if (underWay !== null) c.header('Set-Cookie', endedWayInCookie('signup'), { append: true })
    } else {
      c.header('Set-Cookie', wayInCookie('signup', done.signUp))
      if (visitor.carried !== null) c.header('Set-Cookie', endedSessionCookie('member'), { append: true })
    }
    return form ? c.redirect(done.next, 303) : c.json({ next: done.next }, 200)
  })
}
